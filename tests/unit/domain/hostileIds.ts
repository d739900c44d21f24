const dots = ['.', '..', '%2e', '%2E', '%2e%2e', '.%2e', '%2e.', '%2E%2e', '...%2e', '%2e%2e%2f', 'a%2eb'];
const climbs = ['/', '\\'].flatMap((bar) =>
  ['..B', '..B..', '..B..Badmin', '..B..BauthBlogout', 'aB..', 'aB..Bb', 'B..', 'B..Badmin', '.B', '.B..', 'aB.', 'aB.Bb', 'B.B', 'BB..', '..BB'].map((form) => form.replaceAll('B', bar)),
);
const encodedBars = ['..%2F..%2Fadmin', '..%2f..%2fadmin', '%2F', '%2f', '%5C', '%5c..', 'a%2Fb', 'a%5Cb', '%2e%2e%5c', '..%5c..%5c', '%2F%2Fevil.example', 'org_1%2f..%2forg_2'];
const controls = ['\u0000', '\u0001', '\t', '\n', '\r', '\u001B', '\u001F', '\u007F', '\u0080', '\u009F', 'a\u0000b', 'a\nb', '\r\nHost: evil', 'org_1\t', '\torg_1', '.\t.', '.\n.', '..\r', '\u0085'];
const percentNul = ['%00', 'a%00', '%00%00', 'org_1%00.json'];
const broken = ['\uD800', '\uDFFF', 'a\uD83D', '\uDE00b', '\uDE00\uD83D', '\uFFFD', 'a\uFFFDb'];
const long = ['a'.repeat(513), 'a'.repeat(4000), '../'.repeat(1000), '%'.repeat(600), '😀'.repeat(257)];
const mixed = ['..', '../', '/..', '/../', '../..', '../../', '../../../', '../../../../etc/passwd', '..\\..\\windows', 'org_1/../org_2', 'org_1/./seats', 'x/../../auth/logout', '../auth/tokens', '..\\auth\\tokens', 'x/../y', '../?q=1', 'a/./b', './../x'];

/** Ids that no record has: each could lead a request out of its place, or does not survive its encoding. */
export const refusedIds: readonly string[] = [...new Set(['', ...dots, ...climbs, ...encodedBars, ...controls, ...percentNul, ...broken, ...long, ...mixed])];

/** Odd ids that a record may have: opaque, and safe once encoded. */
export const oddIds: readonly string[] = [
  'org_1',
  'acme.v2',
  'a:b',
  'a..b',
  '..a',
  'a..',
  '...',
  'a/b',
  'a\\b',
  'a?x=1',
  'a%3Fx=1',
  'a#b',
  'a&b=c',
  'a b',
  ' ',
  'ä',
  '中文',
  '👩‍👩‍👧',
  '%E0%A4%A',
  '%',
  '%25',
  '%252e%252e',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '{id}',
  '$&',
  "O'Brien",
  'javascript:alert(1)',
  'http:evil.example',
  '@evil.example',
  '\u202Egro',
  '\u2028',
  '．．',
  '0',
  '-1',
  '1e9',
  'a'.repeat(512),
];
