import { organizationFields } from '~/domain/organizationFields';
import type { FieldRule } from '~/domain/rules/FieldRule';
import { subscriptionFields } from '~/domain/rules/organizationRules';
import { searchKey } from '~/domain/text/cleanText';

/** A field that a column can fill: `name`, `billing_email`, `seat_type`, `seat_type_2`. */
export type ImportField = string;

/** The field that each column of a file is matched to, if any. */
export type Columns = readonly (ImportField | undefined)[];

/** A field as messages name it, with the rule for its values. */
interface Field {
  readonly label: string;
  readonly allowed?: string;
  readonly rule: FieldRule;
}

const ownFields = {
  ...organizationFields,
  ...subscriptionFields,
  // Only names the organization that a row is compared with.
  id: { label: 'ID', rule: { kind: 'text' } },
} as const;

const fields: Readonly<Record<ImportField, Field>> = ownFields;

/** The fields of the template, in its order; the id and further subscriptions follow them. */
export const importFields: readonly ImportField[] = Object.keys(fields).filter(
  (field) => field !== 'id',
);

/** The fields that tell which organization a row is about, in the order in which they count. */
export const identifyingFields = ['id', 'subdomain', 'name'] as const;

/** More subscriptions than any organization has: a header with a higher number is a mistake. */
const maxSubscriptions = 50;

/** The fields of the n-th subscription: unnumbered for the first, `seat_type_2` for the second. */
export function slotFields(slot: number) {
  const end = slot === 1 ? '' : `_${slot}`;
  return { seatType: `seat_type${end}`, totalSeats: `total_seats${end}` };
}

/** The number of the subscription that a field belongs to; undefined for any other field. */
export function subscriptionSlot(field: ImportField): number | undefined {
  const [match, , number] = /^(seat_type|total_seats)(?:_([1-9]\d?))?$/.exec(field) ?? [];
  const slot = Number(number ?? 1);
  return match === undefined || slot > maxSubscriptions || number === '1' ? undefined : slot;
}

/** What is known of a field; the label has the subscription's number from the second on. */
export function fieldOf(field: ImportField): Field {
  const own = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (own) return own;
  const of = subscriptionFields[field.startsWith('seat_type') ? 'seat_type' : 'total_seats'];
  return { ...of, label: `${of.label} ${subscriptionSlot(field) ?? ''}` };
}

/** How many subscriptions can be chosen by hand; numbered headers in the file may go further. */
const maxOfferedSubscriptions = 5;

/** The fields that a column can be matched to by hand. */
export function fieldOptions(columns: Columns): { value: ImportField; label: string }[] {
  const further = Array.from({ length: maxOfferedSubscriptions - 1 }, (_, index) =>
    Object.values(slotFields(index + 2)),
  );
  const matched = columns.filter((field) => field !== undefined);
  return [...new Set([...importFields, 'id', ...further.flat(), ...matched])].map((value) => ({
    value,
    label: fieldOf(value).label,
  }));
}

/** The meaning of columns of an export, or of rows to correct, that an import ignores. */
const ofServer = 'of_server';

/**
 * Names of columns by the field that they mean: English with those of Salesforce, Stripe and HubSpot,
 * German, French and Spanish, a line each. Case, accents, hyphens, spaces and other signs make no
 * difference.
 */
const synonyms: Readonly<Record<keyof typeof ownFields | typeof ofServer, string>> = {
  id: `
    organization id, account id, customer id, tenant id, record id, company id
    Kundennummer, Konto-ID`,
  name: `
    organization, organization name, organisation, company, company name, customer, customer name, client, client name, account, account name, tenant, business
    Firma, Firmenname, Kunde, Kundenname, Unternehmen, Name der Firma
    nom, société, entreprise, raison sociale, nom de l'organisation, nom du client
    nombre, empresa, cliente, organización, razón social, nombre del cliente`,
  address: `
    street, street address, postal address, billing address, billing street, billing address line 1, company address, customer address, shipping street
    Adresse, Anschrift, Postanschrift, Rechnungsadresse, Straße, Straße und Hausnummer
    adresse postale, adresse de facturation, rue
    dirección, domicilio, dirección postal, dirección de facturación, calle`,
  subdomain: `
    sub domain, domain, domain name, company domain, company domain name, tenant name, slug, site
    Subdomäne, Domäne
    sous-domaine, domaine
    subdominio, dominio`,
  billing_name: `
    billing contact, primary contact, contact, contact name, contact person, invoice name, bill to, full name
    Ansprechpartner, Kontakt, Kontaktperson, Rechnungsname, Rechnungsempfänger
    interlocuteur, nom du contact, contact de facturation, nom de facturation
    contacto, persona de contacto, nombre de facturación, contacto de facturación`,
  billing_email: `
    email, mail, email address, contact email, customer email, company email, invoice email, billing mail
    E-Mail-Adresse, Mailadresse, Rechnungs-E-Mail, Rechnungsmail, Kontakt E-Mail
    courriel, adresse e-mail, adresse électronique, e-mail de facturation
    correo, correo electrónico, email de facturación, correo de facturación`,
  billing_phone: `
    phone, phone number, telephone, telephone number, tel, mobile, contact phone, customer phone, company phone, mobile phone
    Telefon, Telefonnummer, Rufnummer, Telefon-Nr., Handy, Mobil
    téléphone, numéro de téléphone, portable, tél.
    teléfono, número de teléfono, móvil, teléfono de contacto`,
  amount: `
    price, fee, monthly amount, monthly fee, monthly price, amount per month, unit amount, plan amount, mrr
    Betrag, Preis, Monatsbetrag, Summe, Betrag pro Monat, Monatspreis
    montant, prix, tarif, montant mensuel, prix mensuel
    importe, precio, monto, cuota, importe mensual, precio mensual`,
  currency: `
    currency code, billing currency, account currency, company currency, currency iso code, plan currency
    Währung
    devise, monnaie
    moneda, divisa`,
  seat_type: `
    type of seat, license type, licence type, plan, plan name, product, product name, subscription, subscription type
    Platzart, Platztyp, Lizenz, Lizenzart, Lizenztyp, Abo, Produkt
    type de place, type de siège, type de licence, abonnement, produit
    tipo de plaza, tipo de asiento, tipo de licencia, suscripción, producto`,
  total_seats: `
    seats, number of seats, seat count, licenses, number of licenses, qty, quantity
    Plätze, Anzahl Plätze, Lizenzen, Anzahl Lizenzen, Anzahl, Menge
    places, nombre de places, sièges, licences, nombre de licences, quantité
    plazas, número de plazas, asientos, licencias, número de licencias, cantidad`,
  [ofServer]: `
    status, registered_at, registered_on, date_registered, updated_at, last_updated, status_changed_at
    used_seats, available_seats, used_seats_30_days_ago, peak_used_seats_90_days, unused_seats
    seat_level, full_in_days, runs_out_in_days, runs_out_on, runs_out_seat_type, reason
    tightest_seat_type, tightest_available_seats`,
};

/** Equal for headers that differ in case, accents, spaces and signs only. */
function headerKey(header: string): string {
  return searchKey(header).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const fieldsByHeader: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(synonyms).flatMap(([field, names]) =>
    [field, ...names.trim().split(/[,\n]/)].map((name) => [headerKey(name), field] as const),
  ),
);

/** The field that a header means. A number at its end is that of a subscription: "Seats 2". */
function fieldForHeader(header: string): ImportField | undefined {
  const key = headerKey(header);
  const [, name = '', number] = /^(.*?)([1-9]\d?)$/.exec(key) ?? [];
  const numbered = `${fieldsByHeader.get(name)}_${number}`;
  return (
    fieldsByHeader.get(key) ?? (subscriptionSlot(numbered) === undefined ? undefined : numbered)
  );
}

/** The columns, by their positions, that only the server fills. */
export function columnsOfServer(headers: readonly string[]): ReadonlySet<number> {
  const named = headers.map(fieldForHeader);
  // Beside these and without a seat type, the total of an export is a sum over all seat types.
  const hasSums =
    !named.includes('seat_type') &&
    headers.some((header) => /^(?:used|available)seats$/.test(headerKey(header)));
  const isOfServer = (field?: ImportField) =>
    field === ofServer || (hasSums && field === 'total_seats');
  return new Set([...named.keys()].filter((index) => isOfServer(named[index])));
}

/** The fields of visible columns by their names; if two match one field, the first gets it. */
export function matchColumns(headers: readonly string[], hidden: ReadonlySet<number>): Columns {
  const others = columnsOfServer(headers);
  const named = headers.map((header, index) =>
    hidden.has(index) || others.has(index) ? undefined : fieldForHeader(header),
  );
  return named.map((field, index) => (named.indexOf(field) === index ? field : undefined));
}

/** How much a line looks like a header: how many different fields it names. */
export function headerScore(cells: readonly string[]): number {
  return new Set(cells.map(fieldForHeader).filter((field) => field !== undefined)).size;
}

/** The fields of a new organization that neither a column nor a value for all rows fills. */
export function missingFields(columns: Columns, defaults: Defaults): readonly ImportField[] {
  return importFields.filter(
    (field) => fieldOf(field).rule.required && !columns.includes(field) && !defaults[field],
  );
}

/** Values for the rows of a file that have none: of `currency` and `seat_type`. */
export type Defaults = Readonly<Record<ImportField, string>>;

/** How the numbers of a file are written: 1,200.50 with a point, 1.200,50 with a comma. */
export type DecimalSeparator = 'point' | 'comma';

export interface SeparatorEvidence {
  /** The one that the numbers use, the more frequent if both; undefined if all can be read in two ways. */
  readonly likely: DecimalSeparator | undefined;
  /** A number that can be read in two ways, if all can. */
  readonly example: string | undefined;
}

/** Longer cells are no numbers. */
const maxNumberLength = 40;

/** What texts tell about the notation of their numbers. */
export function findSeparator(texts: Iterable<string>): SeparatorEvidence {
  const counts = { point: 0, comma: 0 };
  let example: string | undefined;
  for (const cell of texts) {
    const text = cell.trim();
    if (!/[.,]/.test(text) || text.length > maxNumberLength) continue;
    // Without a currency before or after it.
    const number = /^[^\d-]*(-?\d[\d., '’\u00A0\u202F]*)\D*$/.exec(text)?.[1]?.trim() ?? '';
    const separators = number.match(/[.,]/g) ?? [];
    const last = separators.at(-1) === '.' ? 'point' : 'comma';
    if (separators.length === 0) continue;
    if (new Set(separators).size > 1) counts[last] += 1;
    // A separator that occurs twice groups thousands.
    else if (separators.length > 1) counts[last === 'point' ? 'comma' : 'point'] += 1;
    else if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(number)) example ??= number;
    else counts[last] += 1;
  }
  const { point, comma } = counts;
  if (point === 0 && comma === 0 && example !== undefined) return { likely: undefined, example };
  return { likely: comma > point ? 'comma' : 'point', example: undefined };
}

/** With points for commas and commas for points. */
export function swapSeparators(text: string): string {
  return text.replaceAll(/[.,]/g, (separator) => (separator === ',' ? '.' : ','));
}
