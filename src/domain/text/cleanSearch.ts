import { profileId } from '~/lib/routeParams';
import { cleanText, searchKey } from './cleanText';
import { addressIn, asciiAddress } from './emailAddress';

const quoted =
  /^["'\u2018-\u201F\u00AB\u00BB\u2039\u203A](.*)["'\u2018-\u201F\u00AB\u00BB\u2039\u203A]$/;

/** Seven to fifteen digits and what separates them, after a label or after a name and a separator. */
const labelledPhone =
  /^(?:.*(?:[,;|]|: |\b(?:tel|telephone|telefon|phone|mobile|mob|fax)\b[.:]*) ?)((?:[ +()./\p{Pd}]*\d){7,15}[ )]*)$/iu;

/** An email address after a label or a name, set off from it. */
const labelledEmail = /^[^@]*(?:[,;|(]|: ) ?([^\s@,;|()<>]+@[^\s@,;|()<>]+)\)?$/;

/**
 * What a search is sent as: without surrounding quotes and separators at its end, the address or phone
 * number that follows a name, the subdomain or id in parentheses after a name, the id in the URL of a
 * profile of this console, which is served from `host`, and the first label of any other URL. Empty if
 * nothing is left.
 */
export function cleanSearch(text: string, host?: string): string {
  const unquoted = withoutQuotes(cleanText(text));
  const search = asciiAddress(labelledEmail.exec(unquoted)?.[1] ?? addressIn(unquoted));
  return (
    ownUrl(search, host) ??
    labelledPhone.exec(search)?.[1]?.trim() ??
    bracketedId(search) ??
    firstLabel(search) ??
    search
  );
}

function withoutQuotes(text: string): string {
  const unquoted = withoutSeparator(text).replace(quoted, '$1');
  return withoutSeparator(unquoted.trim());
}

/** Without what separates the values of a list, at its end. */
function withoutSeparator(text: string): string {
  return text.replace(/[\s,;]+$/, '');
}

/** The id in the URL of a profile of this console, with or without its scheme; others of it as they are. */
function ownUrl(text: string, host: string | undefined): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { host: ownHost, pathname } = new URL(address);
  return ownHost === host ? (profileId(pathname) ?? text) : undefined;
}

/**
 * The subdomain or id in `Acme Robotics (acme-robotics)`: lower-case text with a separator, or the
 * beginning of the name. What else stands in parentheses belongs to the name.
 */
function bracketedId(text: string): string | undefined {
  const [, name = '', id] = /^(.+) \(([a-z0-9]+(?:[-_.:][a-z0-9]+)*)\)$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  const isBeginning = searchKey(name)
    .replaceAll(/[^a-z0-9]/g, '')
    .startsWith(id);
  return isBeginning || /[-_.:]/.test(id) ? id : undefined;
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
