/** The `redirect` as the query holds it once it is decoded; none of them is followed. */
const elsewhere = [
  '//evil.example', '///evil.example', '////evil.example', '//evil.example/accounts', '//', '///', '//@evil.example', '//evil.example:443', '//[::1]', '//[invalid',
  '/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example', '\\evil.example', '/accounts\\..\\..\\evil', '/a\\b',
  'https:evil.example', 'https:/evil.example', 'https://evil.example', 'http://evil.example', 'HTTPS://EVIL.EXAMPLE', 'http://[invalid', 'ftp://evil.example', 'ws://evil.example', 'blob:https://evil.example/1',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', '\u0000javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'mailto:a@b.co', 'file:///etc/passwd', 'about:blank', 'view-source:/',
  'evil.example', 'evil.example/accounts', '@evil.example', '.evil.example', ':evil', 'accounts', './accounts', '../accounts', '?page=2', '#x', ' /accounts', '\u00A0/accounts', '\uFEFF/accounts', 'null', 'undefined', '[object Object]', '%2Faccounts', '／accounts',
];

const odd = [
  '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/%09/evil.example', '/%0a/evil.example', '/%00', '/accounts%0d%0aX-Evil:1', '/accounts/%7f', '\t/accounts', '/accounts\n', '/accounts\u0000', '/\u0085/evil.example', '/accounts?q=\u0007', '/accounts#\u007F',
  '/.//evil.example', '/..//evil.example', '/accounts//evil.example', '/accounts/..//evil.example', '/./\\evil.example', '/%2e//evil.example', '/%2e%2e//evil.example', '/accounts//', '//accounts', '/accounts//7', '/;//evil.example',
  `/${'a'.repeat(2000)}`, `/accounts?q=${'a'.repeat(5000)}`, `/${'a/'.repeat(2500)}`, `/accounts#${'x'.repeat(5000)}`,
];

const session = [
  '/login', '/logout', '/login/', '/logout/', '/LOGIN', '/Logout', '/lOgIn', '/login?redirect=/login', '/login?redirect=%2Flogin', '/logout?x=1', '/login#x', '/logout#', '/logout?',
  '/./login', '/../login', '/accounts/../login', '/accounts/../../logout', '/accounts/..%2flogin', '/accounts/..%2Flogout', '/%2e/login', '/%2E%2E/logout', '/a/b/../../logout', '/login/.', '/login/..%2flogout', '/logout/./',
  '/%6cogin', '/lo%67in', '/%6C%6F%67%69%6E', '/%6c%6f%67%6f%75%74', '/log%6Fut', '/%256cogin', '/lo%2567in', '/%25256cogin', '/log%2525256fut', '/%4CO%47IN', '/login%2F', '/login%2f%2f', '/login%20', '/%20login', '/logout%3Fx=1', '/login%23', '/login%3f', '/%2flogin', '/%2Flogout', '/.%2flogin', '/%2e%2flogin', '/login%2f.',
  '/ｌｏｇｉｎ', '/log\u00ADin', '/lo\u200Bgin', '/log%E2%80%8Bin', '/\uFEFFlogout', '/log%C2%ADout', '/login%09', '/log%0Ain', '/logout%00',
];

export const refusedRedirects: readonly string[] = [...elsewhere, ...odd, ...session];

/** Followed exactly as they are. */
export const followedRedirects: readonly string[] = [
  '/', '/accounts', '/accounts/', '/token', '/accounts/7?page=2#x', '/accounts?q=%25&status=active&sort=total_seats&order=desc&page=3&per_page=100', '/accounts/acme.v2', '/accounts/a:b', '/accounts/a%2Fb', '/accounts/a%3Fx=1', '/accounts/%E0%A4%A', '/accounts/%F0%9F%98%80', '/accounts/login', '/accounts/logout?x', '/login/x', '/login../logout', '/logins', '/xlogin', '/log', '/log-in', '/signin',
  "/accounts?q=O'Brien", '/accounts?q=a+b', '/accounts?q=%0A', '/accounts?q=//evil.example', '/accounts?redirect=https://evil.example', '/accounts?next=/login', '/accounts#/login', '/accounts#//evil.example', '/accounts?', '/accounts#', '/?code=500', '/nowhere?code=403', '/accounts?q="<b>"', '/accounts?q=a|b', '/accounts?q=..', '/accounts?q=%5C', '/?#', `/${'a'.repeat(1999)}`,
];
