import {
  hasHiddenCharacters,
  isTicketKey,
  maxLabelLength,
  maxLinks,
  maxTemplateLength,
} from '../../src/domain/links/configuredLinks';
import {
  hasStrayCharacters,
  linkPlaceholders,
  linkTarget,
  mayFillHost,
} from '../../src/domain/links/linkTarget';
import type { Link, Tickets } from '../../src/lib/configuration';
import { checkUrl, redact } from './checkValue';

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
  if (!template.includes('{ticket}')) throw failed('--ticket', 'must have {ticket}', template);
  const list = keys.split(',').map((key) => key.trim());
  const invalid = list.find((key) => !isTicketKey(key));
  if (invalid !== undefined)
    throw new Error(`--ticket-keys must be upper case letters and digits: ${redact(invalid)}`);
  return { url: template, keys: [...new Set(list)] };
}

function checkLink(text: string): Link {
  const [, label, template] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  if (label === undefined || template === undefined)
    throw failed('--link', 'must be a label and a URL, as in "Billing=https://..."', text);
  if (label.trim() === '') throw failed('--link', 'must have a label before "="', text);
  if (hasHiddenCharacters(label))
    throw failed('--link', 'must not have control characters or invisible ones', text);
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
  const { problem } = checkUrl(plain);
  if (problem !== undefined) throw failed(option, problem, template);
  if (hasStrayCharacters(plain))
    throw failed(option, 'must not have invisible characters or incomplete encodings', template);
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(template) ?? [];
  if (authority.includes('@')) throw failed(option, 'must not contain credentials', template);
  const [path = ''] = rest.split(/[?#]/);
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path))
    throw failed(option, 'must not have "." or ".." in its path', template);
  if (authority.includes('{')) {
    if (!allowsHost) throw failed(option, 'must not have a placeholder in its host', template);
    if (!mayFillHost(authority))
      throw failed(
        option,
        'may have a placeholder before the last two parts of its host only',
        template,
      );
  }
  // The page leaves out what leads nowhere.
  const sample = Object.fromEntries(names.map((name) => [name, 'x']));
  if (linkTarget(template, sample) === undefined)
    throw failed(option, 'does not have a valid host', template);
}

function failed(option: string, reason: string, text: string): Error {
  return new Error(`${option} ${reason}: ${redact(text)}`);
}
