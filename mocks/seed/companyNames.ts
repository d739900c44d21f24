/** First words of company names; surnames are used as well. */
export const companyWords = (
  'Amber Anchor Aspen Atlas Beacon Birch Blue Brightwater Cascade Cinder Clear Cobalt Copper Coral Crest Delta Ember Evergreen Falcon ' +
  'Fern Granite Harbor Hazel Helix Heron Highland Horizon Indigo Iron Juniper Keystone Lantern Laurel Linden Lumen Magnolia Maple ' +
  'Meridian Mosaic Nimbus North Northwind Oak Ocean Onyx Orchard Osprey Pine Pioneer Polar Prairie Quarry Quill Raven Redwood River ' +
  'Rowan Sable Saffron Sequoia Silver Slate Solstice Spruce Sterling Summit Sundial Terra Thistle Tidewater Timber Topaz Trellis Vale ' +
  'Vantage Vertex Violet Walnut Wavelength West Wild Willow Zenith Zephyr'
).split(' ');

export const trades = (
  'Aerospace Agriculture Analytics Architects Automotive Bakeries Bank Biotech Books Brewing Capital Ceramics Chemicals Clinics ' +
  'Construction Consulting Cycles Dairy Design Diagnostics Education Electronics Energy Engineering Farms Films Finance Foods Freight ' +
  'Furniture Games Gardens Glass Health Holdings Hotels Instruments Insurance Interiors Legal Libraries Logistics Marine Media Metals ' +
  'Mobility Music Networks Optics Outdoors Packaging Paper Pharma Photonics Print Properties Publishing Rail Recruiting Research ' +
  'Robotics Security Semiconductors Shipping Software Solar Sports Studios Supply Surveying Systems Tea Telecom Textiles Tools Toys ' +
  'Travel Turbines Utilities Vineyards Water Works'
).split(' ');

/**
 * Realistic names that are hard to handle: diacritics, apostrophes, words that look like code
 * (`Null`, `Undefined`), another script, a very long name, markup.
 */
export const awkwardNames = [
  'O’Brien & Daughters',
  'Łódź Robotics',
  'Null Island Surveys',
  '東京ガラス Tokyo Glass',
  'True North Undefined Travel',
  'Ångström Instruments',
  'D\'Angelo "Due" Pizzeria',
  'São Bento Coffee Roasters',
  'The Very Old and Most Honourable Company of Chandlers, Lamplighters and Makers of Fine Candles of the Thames',
  'Tag, <Bracket/> & Fixings',
];
