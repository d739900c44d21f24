/** Currency, address and phone formats of a region; `#` stands for a digit, `@` for a letter. */
export interface Region {
  readonly currency: string;
  readonly priceFactor: number;
  /** Percentage of organizations. */
  readonly weight: number;
  readonly country: string;
  readonly address: string;
  /** From the range that the country reserves for fiction, if it has one. */
  readonly phone: string;
  readonly suffixes: readonly string[];
  readonly streets: readonly string[];
  /** Name and postcode. */
  readonly cities: readonly (readonly [string, string])[];
}

export const regions: readonly Region[] = [
  {
    currency: 'USD',
    priceFactor: 1,
    weight: 48,
    country: 'United States',
    address: '{n} {street}, {city} {post}',
    phone: '+1 ({area}) 555-01##',
    suffixes: ['Inc.', 'LLC', 'Group', '& Co.', 'Partners', 'Labs', ''],
    streets: [
      'Alder Street',
      'Canal Street',
      'Cedar Avenue',
      'Commerce Way',
      'Foundry Road',
      'Harbor Boulevard',
      'Lincoln Avenue',
      'Main Street',
      'Mission Street',
      'Prospect Avenue',
    ],
    cities: [
      ['Austin, TX', '787##'],
      ['Boston, MA', '021##'],
      ['Chicago, IL', '606##'],
      ['Denver, CO', '802##'],
      ['Minneapolis, MN', '554##'],
      ['Portland, OR', '972##'],
      ['San Diego, CA', '921##'],
      ['Seattle, WA', '981##'],
    ],
  },
  {
    currency: 'GBP',
    priceFactor: 0.8,
    weight: 24,
    country: 'United Kingdom',
    address: '{n} {street}, {city} {post}',
    phone: '+44 {area} 496 0###',
    suffixes: ['Ltd', 'plc', '& Sons', 'Group', 'LLP', ''],
    streets: [
      'Albert Road',
      'Castle Street',
      'Church Lane',
      'Deansgate',
      'King Street',
      'Market Place',
      'Queen’s Road',
      'St Andrew’s Square',
      'Station Road',
      'Victoria Street',
    ],
    cities: [
      ['Bristol', 'BS1 #@@'],
      ['Cardiff', 'CF10 #@@'],
      ['Edinburgh', 'EH2 #@@'],
      ['Leeds', 'LS1 #@@'],
      ['London', 'EC2A #@@'],
      ['Manchester', 'M3 #@@'],
      ['York', 'YO1 #@@'],
    ],
  },
  {
    currency: 'EUR',
    priceFactor: 0.92,
    weight: 14,
    country: 'Germany',
    address: '{street} {n}, {post} {city}',
    phone: '+49 30 23125 ###',
    suffixes: ['GmbH', 'AG', '& Söhne', 'KG', ''],
    streets: [
      'Bahnhofstraße',
      'Gartenweg',
      'Goethestraße',
      'Hafenstraße',
      'Hauptstraße',
      'Lindenallee',
      'Mühlenweg',
      'Rathausplatz',
    ],
    cities: [
      ['Berlin', '101##'],
      ['Düsseldorf', '402##'],
      ['Hamburg', '204##'],
      ['Köln', '506##'],
      ['Leipzig', '041##'],
      ['München', '803##'],
    ],
  },
  {
    currency: 'EUR',
    priceFactor: 0.92,
    weight: 9,
    country: 'France',
    address: '{n} {street}, {post} {city}',
    phone: '+33 1 99 00 ## ##',
    suffixes: ['SA', 'SARL', 'et Fils', 'SAS'],
    streets: [
      'avenue de la République',
      'boulevard Voltaire',
      'place du Marché',
      'quai des Célestins',
      'rue de l’Église',
      'rue des Tanneurs',
      'rue Lafayette',
    ],
    cities: [
      ['Bordeaux', '330##'],
      ['Lille', '590##'],
      ['Lyon', '690##'],
      ['Nantes', '440##'],
      ['Paris', '750##'],
    ],
  },
  {
    currency: 'EUR',
    priceFactor: 0.92,
    weight: 5,
    country: 'Ireland',
    address: '{n} {street}, {city} {post}',
    phone: '+353 20 91# ####',
    suffixes: ['DAC', 'Ltd', 'Teo', ''],
    streets: [
      'Abbey Street',
      'Custom House Quay',
      'Grand Parade',
      'O’Connell Street',
      'Patrick Street',
      'Quay Street',
    ],
    cities: [
      ['Cork', 'T12 @#@#'],
      ['Dublin', 'D02 @#@#'],
      ['Galway', 'H91 @#@#'],
    ],
  },
];
