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
