import type { Link, Tickets, UncheckedIntegrations } from '~/lib/configuration';
import { linkPlaceholders, linkTarget } from './linkTarget';

export const maxLinks = 5;
export const maxLabelLength = 40;
export const maxTemplateLength = 500;

const ticketKey = /^[A-Z][A-Z\d]{0,19}$/;
/** Characters that could end a line, hide or reorder text. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const sample = Object.fromEntries(linkPlaceholders.map((name) => [name, 'x']));

/** What the keys of tickets may begin with. */
export function isTicketKey(key: unknown): key is string {
  return typeof key === 'string' && ticketKey.test(key);
}

/** Whether a label has characters that can't be seen. */
export function hasHiddenCharacters(label: string): boolean {
  return hidden.test(label);
}

/**
 * The links of a page's configuration. Someone may have edited the block by hand: what
 * `npm run configure` would reject is left out.
 */
export function configuredLinks({ links }: UncheckedIntegrations): readonly Link[] {
  if (!Array.isArray(links)) return [];
  const found = new Map<string, Link>();
  for (const link of links.filter(isLink).slice(0, maxLinks)) {
    const key = link.label.toLowerCase();
    if (!found.has(key)) found.set(key, link);
  }
  return [...found.values()];
}

/** The same of its tickets; undefined without any. */
export function configuredTickets({ tickets }: UncheckedIntegrations): Tickets | undefined {
  const { url, keys } = fieldsOf(tickets);
  // What its host can't have: a placeholder is in its path, query or fragment.
  const isValid = isTemplate(url, { ticket: 'x/' }) && url.includes('{ticket}');
  if (!isValid || !Array.isArray(keys)) return undefined;
  const valid = keys.filter(isTicketKey);
  return valid.length > 0 ? { url, keys: valid } : undefined;
}

function isLink(link: unknown): link is Link {
  const { label, url } = fieldsOf(link);
  if (typeof label !== 'string' || label.trim() === '' || label.length > maxLabelLength)
    return false;
  return !hasHiddenCharacters(label) && isTemplate(url, sample);
}

function isTemplate(url: unknown, values: Readonly<Record<string, string>>): url is string {
  if (typeof url !== 'string' || url.length > maxTemplateLength) return false;
  return linkTarget(url, values) !== undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
