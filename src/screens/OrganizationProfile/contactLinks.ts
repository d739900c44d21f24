/** A link that writes to an address, whatever the server holds as one: it adds no header of its own. */
export function emailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** A link that calls a number; undefined for text without digits. */
export function phoneHref(phone: string): string | undefined {
  const number = phone.replaceAll(/[^+\d]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
