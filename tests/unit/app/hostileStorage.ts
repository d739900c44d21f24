/** Malformed values for any storage key. */
const malformed = [
  '',
  '{',
  '"x"',
  'x',
  'null',
  'true',
  '0',
  '[]',
  '{}',
  '{"v":1}',
  '{"data":{}}',
  '{"v":1,"data":null}',
  '{"v":1,"data":[{}]}',
  '{"v":2,"data":{}}',
  '{"v":"1","data":{}}',
  '{"v":[1],"data":{}}',
  '{"__proto__":{"v":1,"data":{"polluted":true}}}',
  '{"v":1,"data":{"__proto__":{"polluted":true}}}',
  '\u0000',
  '\uFEFF{"v":1,"data":{}}',
  '<script>alert(1)</script>',
  '{"v":1,"data":"<img src=x onerror=alert(1)>"}',
  '\uD800',
  '['.repeat(5000),
  'x'.repeat(200_000),
  `{"v":1,"data":"${'x'.repeat(200_000)}"}`,
];

const stored = (data: unknown) => JSON.stringify({ v: 1, data });
const user = { id: 'usr_demo', name: 'Robin Hale', email: 'demo@example.com' };
const session = { token: 'ses_usr_demo', user };

const sessions = [
  {},
  { token: 'ses_1' },
  { user },
  { token: '', user },
  { token: 7, user },
  { token: ['ses_1'], user },
  { token: 'a b', user },
  { token: 'a\nb', user },
  { token: 'a\r\nX-Evil: 1', user },
  { token: '中', user },
  { ...session, user: null },
  { ...session, user: 'Demo' },
  { ...session, user: { id: 'x' } },
  { ...session, user: { ...user, id: '' } },
  { ...session, user: { ...user, name: null } },
  { ...session, user: { ...user, name: {} } },
  { ...session, user: { ...user, name: 'x'.repeat(200_000) } },
  { ...session, user: { ...user, email: 7 } },
  [session],
  { session },
].map(stored);

/** A toast and an organization viewed as they are stored. */
export const toast = {
  id: 'toast-1',
  type: 'info',
  position: 'top-center',
  title: 'T',
  text: 'x',
  remaining: 1000,
};
const toasts = [
  {},
  toast,
  [{ ...toast, id: undefined }],
  [{ ...toast, type: 'fatal' }],
  [{ ...toast, position: 'middle' }],
  [{ ...toast, title: 7 }],
  [{ ...toast, text: {} }],
  [{ ...toast, remaining: -1 }],
  [{ ...toast, remaining: '5' }],
  [{ ...toast, remaining: 1e12 }],
  [toast, {}],
  [{ ...toast, id: '' }],
  [{ ...toast, id: 'x'.repeat(101) }],
  Array.from({ length: 21 }, () => toast),
].map(stored);

const menus = [
  { collapsed: 'yes', folded: [] },
  { collapsed: true },
  { folded: [] },
  { collapsed: true, folded: 'Main' },
  { collapsed: true, folded: [7] },
  { collapsed: true, folded: { Main: true } },
  { collapsed: true, folded: Array.from({ length: 101 }, () => 'x') },
].map(stored);
const themes = ['Dark', ' dark', '', { name: 'dark' }, ['dark'], true].map(stored);

export const recent = {
  id: 'org_1',
  name: 'Acme Robotics',
  status: 'active',
  used_seats: 246,
  total_seats: 250,
  seat_level: 'low',
};
const recents = [
  [recent],
  recent,
  { usr_demo: recent },
  { usr_demo: [null] },
  { usr_demo: [{}] },
  { usr_demo: [recent, { ...recent, id: 7 }] },
  { usr_demo: [{ ...recent, name: null }] },
  { usr_demo: [{ ...recent, seat_level: undefined }] },
  { usr_demo: [{ ...recent, used_seats: '246' }] },
  { usr_demo: [{ ...recent, total_seats: [250] }] },
  { usr_demo: [recent], usr_sam: 7 },
  { usr_demo: Array.from({ length: 9 }, () => recent) },
].map(stored);

const view = { name: 'Low on seats', search: '?seats=low' };
const views = [
  [view],
  { usr_demo: view },
  { usr_demo: [null] },
  { usr_demo: [{ ...view, name: 7 }] },
  { usr_demo: [{ ...view, search: null }] },
  { usr_demo: Array.from({ length: 21 }, () => view) },
].map(stored);

/** Well-formed data, which only an unsupported version makes invalid. */
const valid = {
  'ams.session': session,
  'ams.theme': 'dark',
  'ams.menu': { collapsed: true, folded: ['Main'] },
  'ams.toasts': [toast],
  'ams.recent': { usr_demo: [recent] },
  'ams.views': { usr_demo: [view] },
};
const otherVersions = [0, 2, 99, -1, 1.5, '1', null, true, [1], undefined];

/** Keys and malformed values; each must be treated as if nothing were stored. */
export const storageStates: readonly (readonly [key: string, text: string])[] = [
  ...['ams.session', 'ams.theme', 'ams.menu', 'ams.toasts'].flatMap((key) =>
    malformed.map((text) => [key, text] as const),
  ),
  // An empty object is well-formed: nobody has viewed or saved anything.
  ...['ams.recent', 'ams.views'].flatMap((key) =>
    malformed.filter((text) => !text.includes('"data":{')).map((text) => [key, text] as const),
  ),
  ...sessions.map((text) => ['ams.session', text] as const),
  ...toasts.map((text) => ['ams.toasts', text] as const),
  ...recents.map((text) => ['ams.recent', text] as const),
  ...views.map((text) => ['ams.views', text] as const),
  ...menus.map((text) => ['ams.menu', text] as const),
  ...Object.entries(valid).flatMap(([key, data]) =>
    otherVersions.map((v) => [key, JSON.stringify({ v, data })] as const),
  ),
  ...themes.map((text) => ['ams.theme', text] as const),
];
