import type { Organization } from '~/domain/Organization';
import { cleanSearch } from '~/domain/text/cleanSearch';
import { searchKey } from '~/domain/text/cleanText';
import { statusLabel } from '~/ui/feedback/statusLabel';

/** What the command menu says of an organization: subdomain, exceptional status, why it was found. */
export function organizationDetail(organization: Organization, search: string): string {
  const { subdomain, status } = organization;
  return [subdomain, exceptionalStatus(status), match(organization, search)]
    .filter(Boolean)
    .join(' · ');
}

/** The label of a status that isn't the usual one. */
export function exceptionalStatus(status: string | null | undefined): string | undefined {
  if (!status) return undefined;
  const { label, isNormal } = statusLabel(status);
  return isNormal ? undefined : label;
}

/** The billing contact, if words of the search are found there and not in name or subdomain. */
function match({ name, subdomain, billing }: Organization, search: string): string | undefined {
  const words = searchKey(cleanSearch(search)).match(/\S+/g) ?? [];
  const unexplained = words.filter(
    (word) => !searchKey(`${name} ${subdomain ?? ''}`).includes(word),
  );
  const includes = (value: string, word: string) => searchKey(value).includes(word);
  const isFound = (value: string | null | undefined, found = includes) =>
    value && unexplained.some((word) => found(value, word));
  const found =
    [billing?.name, billing?.email].find((value) => isFound(value)) ??
    (isFound(billing?.phone, hasDigits) && billing?.phone);
  return found ? `billing: ${found}` : undefined;
}

/** Whether a phone number has the digits of a word, as the search compares them (docs/api.md). */
function hasDigits(phone: string, word: string): boolean {
  const digits = word.replaceAll(/[+()./-]/g, '');
  return /^\d{4,}$/.test(digits) && phone.replaceAll(/\D/g, '').includes(digits);
}
