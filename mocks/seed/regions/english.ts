import { americanPeople, britishPeople, irishPeople } from './people';
import { cities, type Region } from './Region';
import { words } from './words';

/** Words that go with every trade. */
const stems = words(
  'Alder Amber Anchor Apex Arden Ashgrove Aspen Atlas Beacon Bellwether Birch Bluebird Brackenhill Bridgewater Brightside Broadleaf ' +
    'Calder Cascade Castlegate Cedar Chalkhill Cobalt Compass Copperfield Coral Crestline Crosswind Delta Driftwood Eastgate Elmwood ' +
    'Evergreen Fairfield Falcon Fernhill Foxglove Foundry Gateway Glenmore Goldcrest Granite Greenfield Halyard Harbor Hawthorn Hazel ' +
    'Helix Heron Highland Hillcrest Horizon Indigo Ironbridge Juniper Kestrel Keystone Kingfisher Lakeside Landmark Lantern Larkfield ' +
    'Laurel Lighthouse Linden Longmeadow Lumen Magnolia Maplewood Mariner Meadowbrook Meridian Milestone Millbrook Moorland Mosaic ' +
    'Northgate Northstar Oakridge Onyx Orchard Osprey Parkside Pinecrest Pinnacle Pioneer Polaris Prairie Quayside Quill Redwood ' +
    'Ridgeway Riverside Rosewood Rowan Saltmarsh Sequoia Silverline Skylark Slate Southbank Spruce Sterling Stonebridge Summit Sycamore ' +
    'Tamarack Terrace Thornfield Tidewater Timberline Trellis Union Vantage Vertex Viaduct Vista Wavelength Westbrook Whitestone Willow ' +
    'Windward Woodland Yarrow Zenith',
);

const trades = words(
  'Advisory Aerospace Analytics Architects Automation Biotech Capital Clinics Components Construction Consulting Controls Data Design ' +
    'Diagnostics Education Electronics Energy Engineering Environmental Finance Foods Freight Health Hospitality Hotels Imaging ' +
    'Instruments Insurance Interiors Laboratories Legal Logistics Manufacturing Marine Media Medical Mobility Networks Optics Packaging ' +
    'Pharma Pharmacy Precision Properties Publishing Rail Recruiting Renewables Research Retail Robotics Security Semiconductors ' +
    'Shipping Software Solar Studios Surveying Systems Telecom Textiles Tools Training Travel Utilities Veterinary Wellness',
);

const companyNames = [
  '{stem} {trade}',
  '{stem} {trade}',
  '{stem} {trade}',
  '{surname} {trade}',
  '{surname} & {surname}',
];

const english = { companyNames, stems, trades } as const;

export const unitedStates: Region = {
  ...english,
  country: 'United States',
  currency: 'USD',
  priceFactor: 1,
  weight: 38,
  people: americanPeople,
  department: ['Accounts Payable', 'accounts.payable'],
  legalForms: ['Inc.', 'LLC', 'Group', 'Corp.', ''],
  address: '{n} {street}, {city} {postcode}, {country}',
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
    'Union Avenue',
    'Washington Street',
  ],
  // https://en.wikipedia.org/wiki/555_(telephone_number): 555-0100 to 555-0199.
  cities: cities(
    ['Austin, TX', '787##', '+1 512 555 01##'],
    ['Boston, MA', '021##', '+1 617 555 01##'],
    ['Chicago, IL', '606##', '+1 312 555 01##'],
    ['Denver, CO', '802##', '+1 303 555 01##'],
    ['Minneapolis, MN', '554##', '+1 612 555 01##'],
    ['Philadelphia, PA', '191##', '+1 215 555 01##'],
    ['Portland, OR', '972##', '+1 503 555 01##'],
    ['San Diego, CA', '921##', '+1 619 555 01##'],
    ['San Francisco, CA', '941##', '+1 415 555 01##'],
    ['Seattle, WA', '981##', '+1 206 555 01##'],
  ),
};

export const unitedKingdom: Region = {
  ...english,
  country: 'United Kingdom',
  currency: 'GBP',
  priceFactor: 0.8,
  weight: 21,
  people: britishPeople,
  department: ['Accounts Payable', 'accounts.payable'],
  legalForms: ['Ltd', 'Ltd', 'plc', 'Group', ''],
  address: '{n} {street}, {city} {postcode}, {country}',
  streets: [
    'Albert Road',
    'Castle Street',
    'Church Lane',
    'George Street',
    'King Street',
    'Market Place',
    'Mill Lane',
    'Queen’s Road',
    'Station Road',
    'Union Street',
    'Victoria Street',
    'Wellington Road',
  ],
  // Reserved by Ofcom for drama: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  cities: cities(
    ['Birmingham', 'B3 #@@', '+44 121 496 0###'],
    ['Bristol', 'BS1 #@@', '+44 117 496 0###'],
    ['Cardiff', 'CF10 #@@', '+44 29 2018 0###'],
    ['Edinburgh', 'EH2 #@@', '+44 131 496 0###'],
    ['Glasgow', 'G2 #@@', '+44 141 496 0###'],
    ['Leeds', 'LS1 #@@', '+44 113 496 0###'],
    ['Liverpool', 'L2 #@@', '+44 151 496 0###'],
    ['London', 'EC2A #@@', '+44 20 7946 0###'],
    ['Manchester', 'M3 #@@', '+44 161 496 0###'],
    ['Nottingham', 'NG1 #@@', '+44 115 496 0###'],
    ['Sheffield', 'S1 #@@', '+44 114 496 0###'],
  ),
};

export const ireland: Region = {
  ...english,
  country: 'Ireland',
  currency: 'EUR',
  priceFactor: 0.92,
  weight: 5,
  people: irishPeople,
  department: ['Accounts Payable', 'accounts.payable'],
  legalForms: ['DAC', 'Ltd', 'Group', ''],
  address: '{n} {street}, {city} {postcode}, {country}',
  streets: [
    'Abbey Street',
    'Bridge Street',
    'Main Street',
    'O’Connell Street',
    'Patrick Street',
    'Quay Street',
  ],
  // Reserved for drama, with an area code of its own: 020 91x xxxx.
  cities: cities(
    ['Cork', 'T12 @#@#', '+353 20 91# ####'],
    ['Dublin', 'D02 @#@#', '+353 20 91# ####'],
    ['Galway', 'H91 @#@#', '+353 20 91# ####'],
    ['Limerick', 'V94 @#@#', '+353 20 91# ####'],
  ),
};
