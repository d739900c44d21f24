import { profileId } from '~/lib/routeParams';
import { cleanText } from './cleanText';

const quoted =
  /^["'\u2018-\u201F\u00AB\u00BB\u2039\u203A](.+)["'\u2018-\u201F\u00AB\u00BB\u2039\u203A]$/;

/** Seven to fifteen digits and what separates them, spaces included, or after `tel:`. */
const phoneNumber = /^(?:tel:|(?=.* ))(?:[ +()./\p{Pd}]*\d){7,15}[ )]*$/u;

/** Scheme, host, port and path. A host that ends with digits is an IP address, or a phone number. */
const url =
  /^(https?:\/\/)?((?:[\p{L}\p{N}-]+\.)*[\p{N}-]*\p{L}[\p{L}\p{N}-]*)(:\d+)?(\/[^?#]*)?(?:[?#].*)?$/iu;

/**
 * What a search is sent as: without surrounding quotes, the address in `mailto:x@y.z` and
 * `Name <x@y.z>`, the id in the URL of a profile of this console, which is served from `host`, the
 * first label of any other URL, the digits of a phone number with spaces, of which the API would search
 * each part.
 */
export function cleanSearch(text: string, host = globalThis.location?.host): string {
  const cleaned = cleanText(text);
  const search = addressIn((quoted.exec(cleaned)?.[1] ?? cleaned).trim());
  if (phoneNumber.test(search)) return search.replaceAll(/\D/g, '');
  const [, , hostname = '', port = '', path = ''] = url.exec(search) ?? [];
  return (hostname + port === host ? profileId(path) : firstLabel(search)) ?? search;
}

/** The email address in `mailto:x@y.z` and `Name <x@y.z>`; any other text as it is. */
export function addressIn(text: string): string {
  const [, name = '', bracketed = ''] = /^([^<>]*)<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(text) ?? [];
  // A name that has another address is a list.
  const address = bracketed && !name.replaceAll(bracketed, '').includes('@') ? bracketed : text;
  return /^mailto:([^?]+)/i.exec(address)?.[1] ?? address;
}

/**
 * The first label of the host in a URL, without `www.`; undefined for any other text. A text is a URL
 * if it has a scheme, or a host with at least two dots.
 */
export function firstLabel(text: string): string | undefined {
  const [, scheme, host = ''] = url.exec(text) ?? [];
  return scheme || host.split('.').length > 2
    ? host.replace(/^www\./i, '').split('.')[0]
    : undefined;
}
