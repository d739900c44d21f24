/** Valid ids: encoding escapes their percent signs, and nothing decodes them twice. */
const percentEncodings = [
  '%2e',
  '.%2e',
  '%2E%2e',
  'a%2eb',
  '%2e%2e%2f',
  '..%2F..%2Fadmin',
  '%5c..',
  '%2F%2Fevil.example',
  'org_1%2f..%2forg_2',
  '%00',
  'org_1%00.json',
];
const traversals = ['/', '\\'].flatMap((slash) =>
  [
    '..B',
    '..B..Badmin',
    '..BauthBtokens',
    'aB..',
    'aB..Bb',
    'B..',
    '.B',
    'aB.',
    'aB.Bb',
    'BB..',
  ].map((pattern) => pattern.replaceAll('B', slash)),
);
const controls = [
  '\0',
  '\u001F',
  '\u007F',
  '\u0080',
  '\u009F',
  'a\nb',
  '.\t.',
  '..\r',
  '\r\nHost: x',
];
const brokenUnicode = ['\uD800', '\uDFFF', 'a\uD83D', '\uDE00\uD83D', 'a\uFFFDb'];

/** Ids that no record has: each could redirect a request or doesn't survive encoding. */
export const invalidIds: readonly string[] = [
  '',
  '.',
  '..',
  ...traversals,
  ...percentEncodings.map((encoded) => `../${encoded}`),
  ...controls,
  ...brokenUnicode,
  'a'.repeat(513),
  '😀'.repeat(257),
];

/** Unusual but valid ids: opaque, and safe once encoded. */
export const unusualIds: readonly string[] = [
  ...percentEncodings,
  'org_1',
  'acme.v2',
  'a:b',
  '..a',
  'a..',
  '...',
  'a/b',
  'a\\b',
  'a?x=1',
  'a#b',
  'a&b=c',
  ' ',
  '中文',
  '👩‍👩‍👧',
  '%E0%A4%A',
  '%25',
  '%252e%252e',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '{id}',
  '$&',
  "O'Brien",
  'javascript:alert(1)',
  '@evil.example',
  '\u202Egro',
  '\u2028',
  '．．',
  '-1',
  'a'.repeat(512),
];
