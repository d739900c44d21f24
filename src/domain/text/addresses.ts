const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Whether a text is one plain email address: no display name, no list, a domain of at least two
 * labels, within the lengths of RFC 5321 (https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1).
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > 254 || at > 64) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    local.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    /[A-Za-z]/.test(labels.at(-1) ?? '')
  );
}

/** The email address in `mailto:x@y.z` and `Name <x@y.z>`; any other text as it is. */
export function addressIn(text: string): string {
  const [, name = '', bracketed = ''] = /^([^<>]*)<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(text) ?? [];
  // A name that has another address is a list.
  const address = bracketed && !name.replaceAll(bracketed, '').includes('@') ? bracketed : text;
  return /^mailto:([^?]*)/i.exec(address)?.[1] ?? address;
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

/** Scheme, host, port and path. A host that ends with digits is an IP address, or a phone number. */
const url =
  /^(https?:\/\/)?((?:[\p{L}\p{N}-]+\.)*[\p{N}-]*\p{L}[\p{L}\p{N}-]*)(?::\d+)?(?:\/[^?#]*)?(?:[?#].*)?$/iu;

/** A host of at least two dots: with `www.`, or a first label that may be a subdomain. */
const bareHost = /^(?:www\.|[\p{L}\p{N}-]{3,}\.)(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[\w-]+)$/iu;

/**
 * The first label of the host in a URL, without `www.`; undefined for any other text. A text is a URL
 * if it has a scheme, or a host with at least two dots. Names with initials (J.P.Morgan) aren't URLs.
 */
export function firstLabel(text: string): string | undefined {
  const [, scheme, host = ''] = url.exec(text) ?? [];
  return scheme || bareHost.test(host) ? host.replace(/^www\./i, '').split('.')[0] : undefined;
}
