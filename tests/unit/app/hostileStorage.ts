/** Malformed values for any storage key. */
const malformed = [
  '',
  '{',
  'x',
  'null',
  '0',
  '[]',
  '{}',
  '{"v":1}',
  '{"v":1,"data":null}',
  '{"v":1,"data":[{}]}',
  '{"v":2,"data":{}}',
  '{"v":[1],"data":{}}',
  '{"__proto__":{"v":1,"data":{"polluted":true}}}',
  '{"v":1,"data":{"__proto__":{"polluted":true}}}',
  '\u0000',
  '\uFEFF{"v":1,"data":{}}',
  '\uD800',
  '['.repeat(5000),
  `{"v":1,"data":"${'x'.repeat(200_000)}"}`,
];

const user = { id: 'usr_demo', name: 'Robin Hale', email: 'demo@example.com' };
const session = { token: 'ses_usr_demo', user };
/** A toast and an organization viewed as they are stored. */
export const toast = {
  id: 'toast-1',
  type: 'info',
  position: 'top-center',
  title: 'T',
  text: 'x',
  remaining: 1000,
};
export const recent = {
  id: 'org_1',
  name: 'Acme Robotics',
  status: 'active',
  used_seats: 246,
  total_seats: 250,
  seat_level: 'low',
};
const view = { name: 'Low on seats', search: '?seats=low' };

/** Values of the current version that no console has written, by key. */
const wrongValues: Readonly<Record<string, readonly unknown[]>> = {
  'ams.session': [
    { token: 'ses_1' },
    { user },
    ...['', 7, 'a\r\nX-Evil: 1', '中'].map((token) => ({ token, user })),
    ...[null, { id: 'x' }, { ...user, id: '' }].map((other) => ({ ...session, user: other })),
  ],
  'ams.theme': ['Dark', true],
  'ams.menu': [
    { collapsed: 'yes', folded: [] },
    { collapsed: true, folded: [7] },
    { collapsed: true, folded: Array.from({ length: 101 }, () => 'x') },
  ],
  'ams.toasts': [
    ...[{ type: 'fatal' }, { text: {} }, { remaining: -1 }, { remaining: 1e12 }].map((wrong) => [
      { ...toast, ...wrong },
    ]),
    Array.from({ length: 21 }, () => toast),
  ],
  'ams.recent': [
    [recent],
    { usr_demo: [recent, { ...recent, id: 7 }] },
    { usr_demo: [recent], usr_sam: 7 },
    { usr_demo: Array.from({ length: 6 }, () => recent) },
  ],
  'ams.views': [
    { usr_demo: [{ ...view, search: null }] },
    { usr_demo: Array.from({ length: 21 }, () => view) },
  ],
};

/** Well-formed data, which only an unsupported version makes invalid. */
const valid = {
  'ams.session': session,
  'ams.theme': 'dark',
  'ams.menu': { collapsed: true, folded: ['Main'] },
  'ams.toasts': [toast],
  'ams.recent': { usr_demo: [recent] },
  'ams.views': { usr_demo: [view] },
};

/** Keys and malformed values; each must be treated as if nothing were stored. */
export const storageStates: readonly (readonly [key: string, text: string])[] = Object.entries(
  valid,
).flatMap(([key, data]) => [
  ...malformed
    // An empty object is well-formed where nobody has viewed or saved anything.
    .filter((text) => !/recent|views/.test(key) || !text.includes('"data":{'))
    .map((text) => [key, text] as const),
  ...(wrongValues[key] ?? []).map((wrong) => [key, JSON.stringify({ v: 1, data: wrong })] as const),
  ...[0, 2, '1', null, [1], undefined].map((v) => [key, JSON.stringify({ v, data })] as const),
]);
