import type { Organization } from './Organization';
import { searchKey } from './text/cleanText';
import { hasTerm, phoneDigits, searchTerms, type SearchTerm } from './text/searchTerms';

/** Whether a search, as it is sent, finds an organization by its name, subdomain or id alone. */
export function isNamedBy(organization: Organization, q: string): boolean {
  return q === organization.id || unnamedTerms(organization, q).length === 0;
}

/**
 * Where a search, as it is sent, has found an organization, if not in its name and subdomain alone:
 * "Billing: Robin Hale". What is in no field of its row is in its address, which rows lack.
 */
export function matchReason(organization: Organization, q: string): string | undefined {
  const { id, billing } = organization;
  const terms = unnamedTerms(organization, q);
  if (terms.length === 0) return undefined;
  if (q === id) return `ID: ${id}`;
  const isFoundIn = (text: string | null | undefined) =>
    text && terms.some((term) => hasTerm(term, searchKey(text), ''));
  const { billing_phone: phone = null } = billing ?? {};
  const contact = [billing?.billing_name, billing?.billing_email].find(isFoundIn);
  if (contact) return `Billing: ${contact}`;
  if (phone !== null && terms.some((term) => hasTerm(term, '', phoneDigits(phone))))
    return `Phone: ${phone}`;
  return billing === null ? undefined : 'Found in the address';
}

/** The terms of a search that neither name nor subdomain has. */
function unnamedTerms({ name, subdomain }: Organization, q: string): SearchTerm[] {
  const texts = searchKey(`${name}\n${subdomain ?? ''}`);
  return searchTerms(q).filter((term) => !hasTerm(term, texts, ''));
}
