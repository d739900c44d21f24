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
  '%00',
];
const traversals = ['/', '\\'].flatMap((slash) =>
  ['..B..Badmin', 'aB..', 'aB..Bb', 'B..', 'aB.Bb'].map((pattern) =>
    pattern.replaceAll('B', slash),
  ),
);
const controls = ['\0', '\u007F', '\u009F', 'a\nb', '.\t.', '\r\nHost: x'];
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
  '%252e%252e',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '{id}',
  '$&',
  'javascript:alert(1)',
  '@evil.example',
  '\u202Egro',
  '．．',
  'a'.repeat(512),
];
