import assert from 'node:assert/strict';
import test from 'node:test';

import { needsAddress } from '../../../Site/static/recorded/needs.js';

const at = (answers) => `/u/find/${answers}/`;
const usual = 'interface-storyboard-oldest-15-sdk-27-windows-one-private-yes';
/** The links of the page with the usual answers. */
const page = {
  chosen: at(usual),
  offered: [
    ...['storyboard', 'code', 'swiftUI'].map((value) => at(usual.replace('storyboard', value))),
    ...['12', '13', '15', '17', '26'].map((value) => at(usual.replace('15', value))),
    ...['26', '27'].map((value) => at(usual.replace('27', value))),
    ...['one', 'several'].map((value) => at(usual.replace('one', value))),
    ...['yes', 'no'].map((value) => at(usual.replace('yes', value))),
  ],
};

for (const [query, answers] of [
  ['interface=code&oldest=13&sdk=26&windows=several&private=no', 'interface-code-oldest-13-sdk-26-windows-several-private-no'],
  ['private=no&oldest=12', 'interface-storyboard-oldest-12-sdk-27-windows-one-private-no'],
  ['utm_source=x&interface=swiftUI', 'interface-swiftUI-oldest-15-sdk-27-windows-one-private-yes'],
  ['oldest=14', 'interface-storyboard-oldest-13-sdk-27-windows-one-private-yes'],
  ['oldest=13.4', 'interface-storyboard-oldest-13-sdk-27-windows-one-private-yes'],
  ['sdk=18', 'interface-storyboard-oldest-15-sdk-26-windows-one-private-yes'],
  ['interface=../..&windows=several', 'interface-storyboard-oldest-15-sdk-27-windows-several-private-yes'],
]) {
  test(`${query} leads to the page of its answers`, () => {
    assert.equal(needsAddress(new URLSearchParams(query), page), at(answers));
  });
}

for (const query of ['', 'utm_source=x', 'oldest', 'oldest=15', 'interface=flash', 'oldest=new', '__proto__=x&constructor=y']) {
  test(`the page stays for the query “${query}”`, () => {
    assert.equal(needsAddress(new URLSearchParams(query), page), null);
  });
}
