import type { People } from './people';

/** A city with its postcodes and phone numbers; `#` stands for a digit, `@` for a letter. */
export interface City {
  readonly name: string;
  readonly postcode: string;
  /** From the range that the country reserves for fiction, if it has one. */
  readonly phone: string;
}

/** What organizations of a country have in common. */
export interface Region {
  readonly country: string;
  readonly currency: string;
  /** Price of a seat in the region's currency, compared to US dollars. */
  readonly priceFactor: number;
  /** Percentage of organizations. */
  readonly weight: number;
  readonly people: People;
  /** Names that stand for a department instead of a person, with their mailbox. */
  readonly department: readonly [name: string, mailbox: string];
  /** A company's name; `{surname}`, `{stem}` and `{trade}` are replaced. */
  readonly companyNames: readonly string[];
  readonly legalForms: readonly string[];
  readonly stems: readonly string[];
  readonly trades: readonly string[];
  /** A postal address on one line. */
  readonly address: string;
  readonly streets: readonly string[];
  readonly cities: readonly City[];
}

/** Cities from rows of name, postcode and phone number. */
export function cities(...rows: readonly (readonly [string, string, string])[]): City[] {
  return rows.map(([name, postcode, phone]) => ({ name, postcode, phone }));
}
