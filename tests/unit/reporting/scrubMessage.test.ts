import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubMessage } from '~/app/reporting/scrubMessage';

describe('scrubMessage', () => {
  it.each([
    "Cannot read properties of undefined (reading 'name')",
    "Cannot set properties of null (setting 'value')",
    'total.map is not a function',
    'x is not defined',
    'Maximum call stack size exceeded',
    "undefined is not an object (evaluating 'a.b')",
    "Failed to execute 'postMessage' on 'Window': the object could not be cloned.",
    'useStores() must be called inside a StoresProvider',
    'script-src-elem blocked a URL',
  ])('keeps %s', (message) => expect(scrubMessage(message)).toBe(message));

  it.each([
    [
      'Failed to fetch dynamically imported module: https://console.example/a/assets/X-1a2B.js',
      'Failed to fetch dynamically imported module: assets/X-1a2B.js',
    ],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Ada for the full message',
      'Minified React error #418; visit [url] for the full message',
    ],
    [
      'Unexpected token \'A\', "Ada Lovelace" is not valid JSON',
      'Unexpected token [text], [text] is not valid JSON',
    ],
    ['Unexpected end of "Ada', 'Unexpected end of [text]'],
    ['No user ada@example.com here', 'No user [email] here'],
    ['The organization Blue Wren Ltd failed', 'The organization [name] [name] [name] failed'],
    ['Aurora Robotics could not be read', '[name] [name] could not be read'],
    ['Aurora is unknown', '[name] is unknown'],
    ['Error: Aurora is unknown', 'Error: [name] is unknown'],
    ['  Zoë failed', ' [name] failed'],
    ['Not found: org_8f3k2m', 'Not found: [id]'],
    ['Seats of acme.v2 for usr_demo at blue-wren', 'Seats of [id] for [id] at [id]'],
    ['Loading /accounts/acme failed', 'Loading [path] failed'],
    ['Token ses_Ab3dEf9hIj2kLm rejected', 'Token [id] rejected'],
    ['Call 0049 171 5550100 now', 'Call [number] [number] [id] now'],
    ['Grüße an Zoë', '[name] an [name]'],
  ])('scrubs %s', (message, scrubbed) => expect(scrubMessage(message)).toBe(scrubbed));

  it('no name, address, id or quoted text survives inside a sentence', () => {
    const personal = fc.oneof(
      fc.constantFrom(
        'Ada',
        'Blue Wren',
        'Müller',
        'O’Neil',
        'JANE@EXAMPLE.COM',
        'ada@wren.example',
      ),
      fc.emailAddress(),
      fc.stringMatching(/^(?:org|usr|ses|tok)_[a-z\d]{6,20}\d$/),
      fc.stringMatching(/^"[x-z]{3,8}( [x-z]{3,8}){0,2}"$/),
      fc.webUrl({ withQueryParameters: true }),
    );
    const words = fc.constantFrom('could not read', 'the value', 'failed for', 'is unknown');
    fc.assert(
      fc.property(words, personal, words, (before, value, after) => {
        const scrubbed = scrubMessage(`The ${before} ${value} ${after}`);
        for (const word of value.split(/\s+/)) expect(scrubbed).not.toContain(word);
        expect(scrubbed.endsWith(after)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('limits a scrubbed message to about 300 characters', () =>
    expect(scrubMessage('a '.repeat(10_000)).length).toBeLessThan(310));
});
