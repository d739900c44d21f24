import { linkPlaceholders } from '../../src/domain/links/linkTarget';
import type { Link, Tickets } from '../../src/lib/configuration';
import { checkUrl, redact, unprintable } from './checkValue';

const maxLinks = 5;
const maxLabelLength = 40;
const maxTemplateLength = 500;

/** The links of `--link "Billing=https://..."`; throws an error with a one-line message. */
export function checkLinks(texts: readonly string[]): readonly Link[] {
  if (texts.length > maxLinks) throw new Error(`--link can be given ${maxLinks} times at most`);
  const links = texts.map(checkLink);
  const labels = links.map(({ label }) => label.toLowerCase());
  const repeated = links.find(({ label }, index) => labels.indexOf(label.toLowerCase()) !== index);
  if (repeated) throw new Error(`--link has the label ${redact(repeated.label)} twice`);
  return links;
}

/** The tickets of `--ticket` and `--ticket-keys`, which belong together; undefined without both. */
export function checkTickets(
  template: string | undefined,
  keys: string | undefined,
): Tickets | undefined {
  if (template === undefined && keys === undefined) return undefined;
  if (template === undefined) throw new Error('--ticket-keys needs --ticket');
  if (keys === undefined) throw new Error('--ticket needs --ticket-keys, such as SUP,OPS');
  checkTemplate('--ticket', template, ['ticket'], false);
  const list = keys.split(',').map((key) => key.trim());
  const invalid = list.find((key) => !/^[A-Z][A-Z\d]{0,19}$/.test(key));
  if (invalid !== undefined)
    throw new Error(`--ticket-keys must be upper case letters and digits: ${redact(invalid)}`);
  return { url: template, keys: [...new Set(list)] };
}

function checkLink(text: string): Link {
  const [, label, template] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  if (label === undefined || template === undefined)
    throw failed('--link', 'must be a label and a URL, as in "Billing=https://..."', text);
  if (label.trim() === '') throw failed('--link', 'must have a label before "="', text);
  if (unprintable.test(label)) throw failed('--link', 'must not have control characters', text);
  if (label.trim().length > maxLabelLength)
    throw failed('--link', `must have a label of at most ${maxLabelLength} characters`, text);
  checkTemplate('--link', template, linkPlaceholders, true);
  return { label: label.trim(), url: template };
}

/**
 * A template is an https URL (http for loopback only) with placeholders in its path, query and
 * fragment and, if allowed, in its host before the last two labels: what follows decides who runs
 * the site.
 */
function checkTemplate(
  option: string,
  template: string,
  names: readonly string[],
  allowsHost: boolean,
): void {
  const placeholder = new RegExp(String.raw`\{(?:${names.join('|')})\}`, 'g');
  const plain = template.replace(placeholder, 'x');
  const allowed = names.map((name) => `{${name}}`).join(', ');
  if (/[{}]/.test(plain)) throw failed(option, `may have ${allowed} and no other braces`, template);
  if (template.length > maxTemplateLength)
    throw failed(option, `must have at most ${maxTemplateLength} characters`, template);
  const { url, problem } = checkUrl(plain);
  if (problem !== undefined) throw failed(option, problem, template);
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(template) ?? [];
  if (authority.includes('@')) throw failed(option, 'must not contain credentials', template);
  const [path = ''] = rest.split(/[?#]/);
  if (
    url.pathname !== (path.replace(placeholder, 'x') || '/') &&
    /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
  )
    throw failed(option, 'must not have "." or ".." in its path', template);
  if (!authority.includes('{')) return;
  if (!allowsHost) throw failed(option, 'must not have a placeholder in its host', template);
  const isInSubdomain = /^[^:]*\.[^.:{}]+\.[^.:{}]+(?::\d+)?$/.test(authority);
  if (!isInSubdomain)
    throw failed(
      option,
      'may have a placeholder before the last two parts of its host only',
      template,
    );
}

function failed(option: string, reason: string, text: string): Error {
  return new Error(`${option} ${reason}: ${redact(text)}`);
}
