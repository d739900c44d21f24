import type { Faker } from '@faker-js/faker';
import { faker as australian } from '@faker-js/faker/locale/en_AU';
import { faker as british } from '@faker-js/faker/locale/en_GB';
import { faker as american } from '@faker-js/faker/locale/en_US';
import { faker as danish } from '@faker-js/faker/locale/da';
import { faker as dutch } from '@faker-js/faker/locale/nl';
import { faker as german } from '@faker-js/faker/locale/de';
import { faker as swedish } from '@faker-js/faker/locale/sv';
import { faker as swiss } from '@faker-js/faker/locale/de_CH';
import { deburr, upperFirst } from 'es-toolkit';

/** A city with its postcodes and phone numbers; `#` stands for a digit, `?` for a letter. */
export type City = readonly [name: string, postcode: string, phone: string];

/** What organizations of a country have in common. */
export interface Country {
  readonly name: string;
  readonly currency: string;
  /** Price of a seat in the currency, compared to US dollars. */
  readonly priceFactor: number;
  /** Percentage of organizations. */
  readonly weight: number;
  /** Invents its people. */
  readonly faker: Faker;
  readonly street: () => string;
  /** A postal address on one line. */
  readonly address: string;
  /** A name that stands for a department instead of a person, with its mailbox. */
  readonly department: readonly [name: string, mailbox: string];
  readonly legalForms: readonly string[];
  readonly trades: readonly string[];
  /**
   * Phone numbers are from the ranges that a country reserves for fiction: Ofcom, ComReg,
   * Bundesnetzagentur and PTS have such ranges, North America has 555-0100 to 555-0199.
   */
  readonly cities: readonly City[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** The people of faker's locales for Britain, Ireland and America mostly have names that nobody has. */
const english = {
  faker: australian,
  trades: words(
    'Advisory Aerospace Analytics Architects Automation Biotech Clinics Components Construction Consulting Design Diagnostics Education Electronics Energy Engineering Foods Freight Hotels Instruments Insurance Interiors Laboratories Logistics Marine Media Networks Optics Packaging Pharma Publishing Recruiting Renewables Robotics Shipping Software Studios Surveying Textiles Travel',
  ),
};

const germanTrades = words(
  'Anlagenbau Antriebstechnik Architekten Automation Bau Dental Druck Elektronik Energie Feinmechanik Haustechnik Holzbau Immobilien Ingenieure Kliniken Labortechnik Logistik Maschinenbau Medizintechnik Messtechnik Optik Pharma Robotik Software Spedition Systeme Textil Umwelttechnik Verlag Versicherungen',
);

const continentalAddress = '{street} {number}, {postcode} {city}, {country}';

const pickStreet = (faker: Faker, { definitions }: Faker) => {
  const names = definitions.location.street_name ?? [];
  return () => faker.helpers.arrayElement(names);
};

export const unitedStates: Country = {
  ...english,
  name: 'United States',
  currency: 'USD',
  priceFactor: 1,
  weight: 36,
  street: pickStreet(australian, american),
  address: '{number} {street}, {city}, {postcode}, {country}',
  department: ['Accounts Payable', 'accounts.payable'],
  legalForms: ['Inc.', 'LLC', 'Group', 'Corp.', ''],
  cities: [
    ['Atlanta', 'GA 303##', '+1 404 555 01##'],
    ['Austin', 'TX 787##', '+1 512 555 01##'],
    ['Boston', 'MA 021##', '+1 617 555 01##'],
    ['Chicago', 'IL 606##', '+1 312 555 01##'],
    ['Columbus', 'OH 432##', '+1 614 555 01##'],
    ['Denver', 'CO 802##', '+1 303 555 01##'],
    ['Minneapolis', 'MN 554##', '+1 612 555 01##'],
    ['Portland', 'OR 972##', '+1 503 555 01##'],
    ['San Diego', 'CA 921##', '+1 619 555 01##'],
    ['Seattle', 'WA 981##', '+1 206 555 01##'],
  ],
};

export const unitedKingdom: Country = {
  ...english,
  name: 'United Kingdom',
  currency: 'GBP',
  priceFactor: 0.79,
  weight: 20,
  street: pickStreet(australian, british),
  address: '{number} {street}, {city} {postcode}, {country}',
  department: ['Accounts Payable', 'accounts.payable'],
  legalForms: ['Ltd', 'Ltd', 'plc', 'LLP', ''],
  cities: [
    ['Belfast', 'BT# #??', '+44 28 9649 6###'],
    ['Birmingham', 'B# #??', '+44 121 496 0###'],
    ['Bristol', 'BS# #??', '+44 117 496 0###'],
    ['Cardiff', 'CF1# #??', '+44 29 2018 0###'],
    ['Edinburgh', 'EH# #??', '+44 131 496 0###'],
    ['Leeds', 'LS# #??', '+44 113 496 0###'],
    ['London', 'EC2? #??', '+44 20 7946 0###'],
    ['Manchester', 'M# #??', '+44 161 496 0###'],
  ],
};

export const ireland: Country = {
  ...english,
  name: 'Ireland',
  currency: 'EUR',
  priceFactor: 0.92,
  weight: 5,
  street: pickStreet(australian, british),
  address: '{number} {street}, {city} {postcode}, {country}',
  department: ['Accounts Payable', 'accounts.payable'],
  legalForms: ['Ltd', 'DAC', ''],
  cities: [
    ['Cork', 'T12 ?##?', '+353 20 915 ####'],
    ['Dublin', 'D02 ?##?', '+353 20 912 ####'],
    ['Galway', 'H91 ?##?', '+353 20 918 ####'],
    ['Limerick', 'V94 ?##?', '+353 20 911 ####'],
  ],
};

export const germany: Country = {
  name: 'Germany',
  currency: 'EUR',
  priceFactor: 0.92,
  weight: 14,
  faker: german,
  street: pickStreet(german, german),
  address: continentalAddress,
  department: ['Buchhaltung', 'buchhaltung'],
  legalForms: ['GmbH', 'GmbH', 'AG', 'GmbH & Co. KG'],
  trades: germanTrades,
  cities: [
    ['Berlin', '101##', '+49 30 23125 ###'],
    ['Frankfurt am Main', '603##', '+49 69 90009 ###'],
    ['Hamburg', '204##', '+49 40 66969 ###'],
    ['Köln', '506##', '+49 221 4710 ###'],
    ['München', '803##', '+49 89 99998 ###'],
  ],
};

const switzerland: Country = {
  name: 'Switzerland',
  currency: 'CHF',
  priceFactor: 0.95,
  weight: 5,
  faker: swiss,
  street: pickStreet(swiss, swiss),
  address: continentalAddress,
  department: ['Buchhaltung', 'buchhaltung'],
  legalForms: ['AG', 'GmbH'],
  trades: germanTrades,
  cities: [
    ['Basel', '40##', '+41 61 555 0# ##'],
    ['Bern', '30##', '+41 31 555 0# ##'],
    ['Zürich', '80##', '+41 44 555 0# ##'],
  ],
};

const netherlands: Country = {
  name: 'Netherlands',
  currency: 'EUR',
  priceFactor: 0.92,
  weight: 8,
  faker: dutch,
  street: () => {
    const surname = inventSurname(dutch).split(' ').at(-1);
    return `${surname}${dutch.helpers.arrayElement(['straat', 'laan', 'weg'])}`;
  },
  address: continentalAddress,
  department: ['Crediteurenadministratie', 'crediteuren'],
  legalForms: ['BV', 'BV', 'NV'],
  trades: words(
    'Advies Architecten Automatisering Bouw Chemie Elektronica Energie Farma Glastuinbouw Installaties Klinieken Laboratoria Logistiek Machines Maritiem Media Optiek Robotica Software Techniek Textiel Transport Uitgeverij Verpakkingen Verzekeringen',
  ),
  cities: [
    ['Amsterdam', '10## ??', '+31 20 555 0###'],
    ['Eindhoven', '56## ??', '+31 40 555 0###'],
    ['Rotterdam', '30## ??', '+31 10 555 0###'],
    ['Utrecht', '35## ??', '+31 30 555 0###'],
  ],
};

export const sweden: Country = {
  name: 'Sweden',
  currency: 'SEK',
  priceFactor: 10.5,
  weight: 7,
  faker: swedish,
  street: () => swedish.location.street(),
  address: continentalAddress,
  department: ['Ekonomiavdelningen', 'ekonomi'],
  legalForms: ['AB'],
  trades: words(
    'Arkitekter Bygg Data Design Elektronik Energi Fastigheter Förlag Försäkring Hälsa Industri Instrument Konsult Kliniker Logistik Marin Maskin Medicinteknik Miljöteknik Möbler Optik Rederi Robotik Skog Software Solenergi System Teknik Transport Verktyg',
  ),
  cities: [
    ['Göteborg', '411 ##', '+46 31 390 06 ##'],
    ['Malmö', '211 ##', '+46 40 628 04 ##'],
    ['Stockholm', '111 ##', '+46 8 465 004 ##'],
  ],
};

const denmark: Country = {
  name: 'Denmark',
  currency: 'DKK',
  priceFactor: 6.9,
  weight: 5,
  faker: danish,
  street: pickStreet(danish, danish),
  address: continentalAddress,
  department: ['Bogholderi', 'bogholderi'],
  legalForms: ['A/S', 'ApS'],
  trades: words(
    'Arkitekter Automatik Byg Data Design Elektronik Energi Ejendomme Forlag Forsikring Industri Instrumenter Klinikker Laboratorier Logistik Marine Maskiner Medico Møbler Optik Rederi Robotter Rådgivning Software Solenergi Systemer Teknik Tekstil Transport Værktøj',
  ),
  cities: [
    ['Aalborg', '90##', '+45 98 55 0# ##'],
    ['Aarhus', '80##', '+45 86 55 0# ##'],
    ['København', '11##', '+45 33 55 0# ##'],
    ['Odense', '50##', '+45 63 55 0# ##'],
  ],
};

const countries: readonly Country[] = [
  unitedStates,
  unitedKingdom,
  ireland,
  germany,
  switzerland,
  netherlands,
  sweden,
  denmark,
];

/** The country of an organization; `draw` is a number in [0, 1). */
export function pickCountry(draw: number): Country {
  let percent = draw * 100;
  return countries.find(({ weight }) => (percent -= weight) < 0) ?? unitedStates;
}

/** Of faker's names, those that distract, as parts of names of people and streets. */
const excluded =
  /adolf|chayenne|colonel|cow |cemetery|dick|dark|fanny|galge|gay|goedicke|hand$|hindenburg|honig|katzen|knoblauch|melonen|elefanten|hiroshima|hitler|king |military|mord|osama|parisian|phoenix|poppy|randy|romeo|sack|ss väg|ss gata|stravenue|tittman|vater|willy/i;

/** Draws again until a name may be shown. */
function acceptable(draw: () => string): string {
  let name = draw();
  while (excluded.test(name)) name = draw();
  return name;
}

/** A company's name without its legal form, in a city that it may be named after. */
export function inventCompany({ faker, trades }: Country, city: City): string {
  const trade = faker.helpers.arrayElement(trades);
  const kind = faker.number.int(9);
  if (kind === 0) return `${city[0]} ${trade}`;
  const surname = upperFirst(inventSurname(faker));
  return kind < 8 ? `${surname} ${trade}` : `${surname} & ${upperFirst(inventSurname(faker))}`;
}

function inventSurname(faker: Faker): string {
  const { generic = [] } = faker.definitions.person.last_name;
  return acceptable(() => faker.helpers.arrayElement(generic));
}

/** A billing contact with an email address at the organization's `.example` domain. */
export function inventContact({ faker, department }: Country, subdomain: string) {
  const domain = `${subdomain}.example`;
  const kind = faker.number.int(99);
  const first = acceptable(() => faker.person.firstName(kind % 2 === 0 ? 'female' : 'male'));
  const last = inventSurname(faker);
  if (kind < 14)
    return { billing_name: department[0], billing_email: `${department[1]}@${domain}` };
  const mailbox = [first, last].map((name) => toAscii(name).replaceAll(' ', '')).join('.');
  return { billing_name: `${first} ${last}`, billing_email: `${mailbox}@${domain}` };
}

/** An address and a phone number in a city. */
export function inventPlace(country: Country, [city, postcode, phone]: City) {
  const { faker, address, street } = country;
  const parts: Readonly<Record<string, string>> = {
    number: String(faker.number.int({ min: 1, max: 120 })),
    street: upperFirst(acceptable(street)),
    postcode: fill(faker, postcode),
    city,
    country: country.name,
  };
  return {
    address: address.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? ''),
    billing_phone: fill(faker, phone),
  };
}

/** Letters that British postcodes, Irish Eircodes and Dutch postcodes have. */
const letters = 'ADEFHNPRTWXY';

function fill(faker: Faker, pattern: string): string {
  return pattern.replace(/[#?]/g, (sign) =>
    sign === '#'
      ? String(faker.number.int(9))
      : letters.charAt(faker.number.int(letters.length - 1)),
  );
}

/** Text in the letters a to z, digits and spaces: `Øland` becomes `oland`. */
function toAscii(text: string): string {
  return deburr(text)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’".]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A valid subdomain for a company's name: `Løvgren & Skov` becomes `lovgren-and-skov`. */
export function toSubdomain(name: string): string {
  return toAscii(name).replaceAll(' ', '-').slice(0, 40).replace(/-+$/, '');
}
