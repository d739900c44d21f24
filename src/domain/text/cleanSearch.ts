import { profileId } from '~/lib/routeParams';
import { cleanText } from './cleanText';
import { addressIn, asciiAddress } from './emailAddress';

const quoted =
  /^["'\u2018-\u201F\u00AB\u00BB\u2039\u203A](.*)["'\u2018-\u201F\u00AB\u00BB\u2039\u203A]$/;

/**
 * What a search is sent as: without surrounding quotes, the address in `Name <email>`, the id in the URL
 * of a profile of this console, which is served from `host`, and the first label of any other URL. Empty
 * if nothing is left.
 */
export function cleanSearch(text: string, host?: string): string {
  const unquoted = cleanText(text).replace(quoted, '$1').trim();
  const search = asciiAddress(addressIn(unquoted));
  return ownUrl(search, host) ?? firstLabel(search) ?? search;
}

/** The id in the URL of a profile of this console, with or without its scheme; others of it as they are. */
function ownUrl(text: string, host: string | undefined): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { host: ownHost, pathname } = new URL(address);
  return ownHost === host ? (profileId(pathname) ?? text) : undefined;
}

/** Scheme, host, port and path. A host that ends with digits is an IP address, or a phone number. */
const url =
  /^(https?:\/\/)?((?:[\p{L}\p{N}-]+\.)*[\p{N}-]*\p{L}[\p{L}\p{N}-]*)(?::\d+)?(?:\/[^?#]*)?(?:[?#].*)?$/iu;

/** A host of at least two dots: with `www.`, or a first label that may be a subdomain. */
const bareHost = /^(?:www\.|[\p{L}\p{N}-]{3,}\.)(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[\w-]+)$/iu;

/**
 * The first label of the host in a URL, without `www.`; undefined for any other text. A text is a URL
 * if it has a scheme, or a host with at least two dots. Names with initials (J.P.Morgan) are none.
 */
export function firstLabel(text: string): string | undefined {
  const [, scheme, host = ''] = url.exec(text) ?? [];
  return scheme || bareHost.test(host) ? host.replace(/^www\./i, '').split('.')[0] : undefined;
}
