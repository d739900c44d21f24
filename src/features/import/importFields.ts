import { organizationFields } from '~/domain/organizationFields';
import type { FieldRule } from '~/domain/rules/FieldRule';
import { subscriptionFields } from '~/domain/rules/organizationRules';
import { searchKey } from '~/domain/text/uniqueKey';
import { labelled } from '~/messages/fieldLabels';

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

/** The fields of a new organization with one subscription. */
const ownFields = labelled({ ...organizationFields, ...subscriptionFields });

/** What only the server sets: a row says so where it differs. */
const serverFields = {
  status: { label: 'Status', rule: { kind: 'text' } },
  registered_at: { label: 'Date registered', rule: { kind: 'text' } },
  status_changed_at: { label: 'Date of the status', rule: { kind: 'text' } },
  used_seats: { label: 'Used seats', rule: { kind: 'number', integer: true } },
} as const;

/** The sums of an export are of the server, too. */
export type ServerField = keyof typeof serverFields | 'total_seats';

const otherFields = {
  // Only names the organization that a row is compared with.
  id: { label: 'ID', rule: { kind: 'text' } },
  /**
   * What columns of an export mean that are derived from others or from today's date, and the reason in rows
   * to correct.
   */
  derived: { label: 'Derived', rule: { kind: 'text' } },
  // The row as a whole.
  cells: { label: 'Number of cells', rule: { kind: 'text' } },
} as const;

/** Fields that a new organization can't lack. */
export type RequiredField = {
  [Name in keyof typeof ownFields]: (typeof ownFields)[Name]['rule'] extends { required: true }
    ? Name
    : never;
}[keyof typeof ownFields];

/** The fields of each subscription that a row can have; columns with a higher number aren't matched. */
export const subscriptionSlots = ['', '_2', '_3', '_4', '_5'].map((end) => ({
  seatType: `seat_type${end}`,
  totalSeats: `total_seats${end}`,
}));

const numberedFields: Readonly<Record<ImportField, Field>> = Object.fromEntries(
  [2, 3, 4, 5].flatMap((number) =>
    Object.entries(labelled(subscriptionFields)).map(([name, field]) => [
      `${name}_${number}`,
      { ...field, label: `${field.label} ${number}` },
    ]),
  ),
);

const fields: Readonly<Record<ImportField, Field>> = {
  ...ownFields,
  ...numberedFields,
  ...serverFields,
  ...otherFields,
};

/** What is known of a field; the label has the subscription's number from the second on. */
export function fieldOf(field: ImportField): Field {
  return fields[field] ?? otherFields.derived;
}

/** The fields of the template, in its order. */
export const importFields: readonly ImportField[] = Object.keys(ownFields);

/** The fields that tell which organization a row is about, in the order in which they count. */
export const identifyingFields = ['id', 'subdomain', 'name'] as const;

/** The fields that a column can be matched to by hand. */
export const fieldOptions = [...importFields, 'id', ...Object.keys(numberedFields)].map(
  (value) => ({
    value,
    label: fieldOf(value).label,
  }),
);

/**
 * Names of columns by the field that they mean: English with those of Salesforce, Stripe and HubSpot,
 * German, French and Spanish, a line each. Case, accents, hyphens, spaces and other signs make no
 * difference.
 */
const synonyms: Readonly<
  Record<keyof typeof ownFields | keyof typeof serverFields | 'id' | 'derived', string>
> = {
  id: `
    organization id, account id, customer id, tenant id, record id, company id
    Kundennummer, Konto-ID`,
  name: `
    organization, organization name, organisation, company, company name, customer, customer name, client, client name, account, account name, tenant, business, org
    Firma, Firmenname, Kunde, Kundenname, Unternehmen, Name der Firma
    nom, société, entreprise, raison sociale, nom de l'organisation, nom du client
    nombre, empresa, cliente, organización, razón social, nombre del cliente`,
  address: `
    street, street address, postal address, billing address, billing street, billing address line 1, company address, customer address, shipping street, addr
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
    phone, phone number, telephone, telephone number, tel, tel no, phone no, mobile, contact phone, customer phone, company phone, mobile phone
    Telefon, Telefonnummer, Rufnummer, Telefon-Nr., Handy, Mobil
    téléphone, numéro de téléphone, portable, tél.
    teléfono, número de teléfono, móvil, teléfono de contacto`,
  amount: `
    price, fee, monthly amount, monthly fee, monthly price, amount per month, unit amount, plan amount, mrr, amt
    Betrag, Preis, Monatsbetrag, Summe, Betrag pro Monat, Monatspreis
    montant, prix, tarif, montant mensuel, prix mensuel
    importe, precio, monto, cuota, importe mensual, precio mensual`,
  currency: `
    currency code, billing currency, account currency, company currency, currency iso code, plan currency, amount currency, curr, ccy
    Währung
    devise, monnaie
    moneda, divisa`,
  seat_type: `
    type of seat, license type, licence type, plan, plan name, product, product name, subscription, subscription type, type
    Platzart, Platztyp, Lizenz, Lizenzart, Lizenztyp, Abo, Produkt
    type de place, type de siège, type de licence, abonnement, produit
    tipo de plaza, tipo de asiento, tipo de licencia, suscripción, producto`,
  total_seats: `
    seats, number of seats, seat count, licenses, number of licenses, no of seats, qty, quantity
    Plätze, Anzahl Plätze, Lizenzen, Anzahl Lizenzen, Anzahl, Menge
    places, nombre de places, sièges, licences, nombre de licences, quantité
    plazas, número de plazas, asientos, licencias, número de licencias, cantidad`,
  status: 'account status',
  registered_at: 'registered_on, date_registered',
  status_changed_at: 'status changed',
  used_seats: 'assigned seats, seats in use',
  derived: `
    updated_at, last_updated, available_seats, used_seats_30_days_ago, peak_used_seats_90_days
    unused_seats, seat_level, full_in_days, runs_out_in_days, runs_out_on, runs_out_seat_type, reason
    tightest_seat_type, tightest_available_seats`,
};

/** Equal for headers that differ in case, accents, spaces and signs only, or in Stripe's "(metadata)". */
function headerKey(header: string): string {
  return searchKey(header.replace(/\(metadata\)$/i, '')).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const fieldsByHeader: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(synonyms).flatMap(([field, names]) =>
    [field, ...names.trim().split(/[,\n]/)].map((name) => [headerKey(name), field] as const),
  ),
);

/** The field that a header means. A number at its end is that of a subscription: "Seats 2". */
function fieldForHeader(header: string): ImportField | undefined {
  const key = headerKey(header);
  const [, name = '', number] = /^(.*?)([1-9]\d*)$/.exec(key) ?? [];
  const numbered = `${fieldsByHeader.get(name)}_${number}`;
  return fieldsByHeader.get(key) ?? (numbered in numberedFields ? numbered : undefined);
}

/** The fields of columns that only the server fills, by their positions. */
export function columnsOfServer(headers: readonly string[]): ReadonlyMap<number, ImportField> {
  const named = headers.map((header) => fieldForHeader(header) ?? '');
  // Beside these and without a seat type, the total of an export is a sum over all seat types.
  const hasSums =
    !named.includes('seat_type') &&
    headers.some((header) => /^(?:used|available)seats$/.test(headerKey(header)));
  const isOfServer = (field: ImportField) =>
    field in serverFields || field === 'derived' || (hasSums && field === 'total_seats');
  return new Map([...named.entries()].filter(([, field]) => isOfServer(field)));
}

/**
 * The fields of visible columns by their names; if two match one field, the first gets it. "Type" may be
 * the type of anything: any other name comes before it.
 */
export function matchColumns(headers: readonly string[], hidden: ReadonlySet<number>): Columns {
  const ofServer = columnsOfServer(headers);
  const named = headers.map((header, index) =>
    hidden.has(index) || ofServer.has(index) ? undefined : fieldForHeader(header),
  );
  const isVague = (index: number) => headerKey(headers[index] ?? '') === 'type';
  return named.map((field, index) => {
    const same = [...named.keys()].filter((other) => named[other] === field);
    const first = same.find((other) => !isVague(other)) ?? same[0];
    return index === first ? field : undefined;
  });
}

/** How much a line looks like a header: how many different fields it names. */
export function headerScore(cells: readonly string[]): number {
  return new Set(cells.map(fieldForHeader).filter((field) => field !== undefined)).size;
}

/** The fields that all rows of a file may have one value of. */
export const defaultFields: readonly ImportField[] = ['currency', 'seat_type'];

/** The fields of a new organization that no column has. */
export function missingFields(columns: Columns): readonly ImportField[] {
  return importFields.filter((field) => fieldOf(field).rule.required && !columns.includes(field));
}
