// A request that is too long for the server is refused here, in the server's words, before it is sent.

import { Refusal } from '../shell/token.js';

/** The characters of a request that is sent without a look at the limit: it is far higher. */
const few = 16_384;

let limit;

/** The bytes that a request may have; none if the server does not say. */
const limitOfServer = async () => (await (await fetch('/api/status')).json()).limits.requestBytes;

/** Throws a Refusal if the server would not take a request. */
export async function checkLength(request) {
  const text = JSON.stringify(request);
  if (text.length < few) return;
  limit ??= await limitOfServer().catch(() => undefined);
  if (limit === undefined || new TextEncoder().encode(text).length <= limit) return;
  throw new Refusal(413, {
    what: 'The request is too long.', cure: `Edit less at a time. A request has at most ${Math.floor(limit / 1024)} KiB.`,
  });
}
