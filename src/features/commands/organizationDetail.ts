import { seatsLeft } from '~/components/seatsCell';
import type { Organization } from '~/domain/Organization';
import { cleanSearch } from '~/domain/text/cleanSearch';
import { searchKey } from '~/domain/text/cleanText';
import { statusLabel } from '~/ui/feedback/statusLabel';

/** What the command menu says of an organization: subdomain, seats left, status, why it was found. */
export function organizationDetail(organization: Organization, search: string): string {
  const { subdomain } = organization;
  return [subdomain, seatsAndStatus(organization), match(organization, search)]
    .filter(Boolean)
    .join(' · ');
}

/** "4 left · Active", of an organization as last seen. */
export function seatsAndStatus(
  organization: Pick<Organization, 'usedSeats' | 'totalSeats'> & {
    readonly status?: string | null;
  },
): string {
  const { status } = organization;
  return [seatsLeft(organization), status && statusLabel(status).label].filter(Boolean).join(' · ');
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
