/** A link that writes to an address, whatever the server holds as one: it adds no header of its own. */
export function emailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/**
 * A link that calls a number: its digits and a leading `+`, without a `(0)` after the country code.
 * Undefined where anything else occurs, which may be an extension: a wrong number is worse than none.
 */
export function phoneHref(phone: string): string | undefined {
  const text = phone.trim().replace(/^(\+[\d ]+)\(0\)/, '$1');
  if (!/^\+?[\d\s()./\u2010-\u2015-]*$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? undefined : `tel:${text.startsWith('+') ? '+' : ''}${digits}`;
}
