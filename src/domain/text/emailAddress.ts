/** The email address in `mailto:x@y.z` and `Name <x@y.z>`; any other text as it is. */
export function addressIn(text: string): string {
  const [, name = '', bracketed = ''] = /^([^<>]*)<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(text) ?? [];
  // A name that has another address is a list.
  const address = bracketed && !name.replaceAll(bracketed, '').includes('@') ? bracketed : text;
  return /^mailto:([^?]+)/i.exec(address)?.[1] ?? address;
}

/**
 * An address with its domain in ASCII, as email carries it: `info@müller.example` becomes
 * `info@xn--mller-kva.example`. Chromium's email fields do this by themselves, Firefox's and files
 * don't. Any other text stays as it is.
 */
export function asciiAddress(text: string): string {
  const [, local = '', domain = ''] = /^([^\s@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? [];
  const url = `http://${domain}`;
  return /[^\p{ASCII}]/u.test(domain) && URL.canParse(url) ? local + new URL(url).hostname : text;
}
