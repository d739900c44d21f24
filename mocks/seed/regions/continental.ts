import { frenchPeople, germanPeople, polishPeople, swedishPeople } from './people';
import { cities, type Region } from './Region';
import { words } from './words';

const german = {
  people: germanPeople,
  department: ['Buchhaltung', 'buchhaltung'],
  companyNames: [
    '{surname} {trade}',
    '{surname} {trade}',
    '{stem} {trade}',
    '{surname} & {surname}',
  ],
  stems: words(
    'Alpina Ahorn Bergblick Elbtal Falken Feldmark Gipfel Hafen Hansa Heide Isar Kaiserhof Linden Löwen Mainufer Neckar Nordlicht ' +
      'Oderbruch Rheintal Sonnenhof Spree Steinbach Sternberg Talblick Ufer Waldhof Weser Westfalen',
  ),
  trades: words(
    'Anlagenbau Antriebstechnik Architekten Automation Bau Diagnostik Druck Elektronik Energie Feinmechanik Holzbau Immobilien ' +
      'Ingenieure Kliniken Kunststofftechnik Labortechnik Logistik Maschinenbau Medizintechnik Messtechnik Möbel Optik Pharma Robotik ' +
      'Software Solartechnik Spedition Systeme Textil Umwelttechnik Verlag Verpackungen Versicherungen Werkzeuge',
  ),
} as const;

export const germany: Region = {
  ...german,
  country: 'Germany',
  currency: 'EUR',
  priceFactor: 0.92,
  weight: 14,
  legalForms: ['GmbH', 'AG', 'KG', 'GmbH & Co. KG', ''],
  address: '{street} {n}, {postcode} {city}, {country}',
  streets: [
    'Bahnhofstraße',
    'Bergstraße',
    'Gartenweg',
    'Goethestraße',
    'Hafenstraße',
    'Hauptstraße',
    'Lindenallee',
    'Mühlenweg',
    'Rathausplatz',
    'Schillerstraße',
  ],
  // Reserved by the Bundesnetzagentur for media, in the cities that have such a range.
  cities: cities(
    ['Berlin', '101##', '+49 30 23125 ###'],
    ['Frankfurt am Main', '603##', '+49 69 90009 ###'],
    ['Hamburg', '204##', '+49 40 66969 ###'],
    ['Köln', '506##', '+49 221 4710 ###'],
    ['München', '803##', '+49 89 99998 ###'],
  ),
};

export const switzerland: Region = {
  ...german,
  country: 'Switzerland',
  currency: 'CHF',
  priceFactor: 0.95,
  weight: 3,
  legalForms: ['AG', 'GmbH', ''],
  address: '{street} {n}, {postcode} {city}, {country}',
  streets: ['Bahnhofstrasse', 'Dorfstrasse', 'Marktgasse', 'Seestrasse'],
  cities: cities(
    ['Basel', '40##', '+41 61 555 0# ##'],
    ['Bern', '30##', '+41 31 555 0# ##'],
    ['Zürich', '80##', '+41 44 555 0# ##'],
  ),
};

export const france: Region = {
  country: 'France',
  currency: 'EUR',
  priceFactor: 0.92,
  weight: 9,
  people: frenchPeople,
  department: ['Comptabilité', 'comptabilite'],
  companyNames: [
    '{surname} {trade}',
    '{surname} {trade}',
    '{stem} {trade}',
    '{surname} et {surname}',
  ],
  legalForms: ['SAS', 'SARL', 'SA', ''],
  stems: words(
    'Alizé Arpège Atelier Aurore Azur Bastide Belvédère Boréal Cascade Cèdre Chêne Cité Colline Corail Éclat Estuaire Horizon Lavande ' +
      'Lumière Mistral Océan Olivier Passerelle Prisme Rivage Sillage Source Verger Voltige',
  ),
  trades: words(
    'Architectes Assurances Audit Biotech Chimie Cliniques Conseil Constructions Cosmétiques Design Diagnostics Distribution Éditions ' +
      'Électronique Emballages Énergies Équipements Formation Horlogerie Hôtels Immobilier Imprimerie Ingénierie Laboratoires Logiciels ' +
      'Logistique Maritime Médias Mobilier Optique Pharma Robotique Services Systèmes Textiles Transports Voyages',
  ),
  address: '{n} {street}, {postcode} {city}, {country}',
  streets: [
    'avenue de la République',
    'avenue Foch',
    'boulevard Voltaire',
    'rue Gambetta',
    'place du Marché',
    'rue du Moulin',
    'rue de l’Église',
    'rue des Tanneurs',
    'rue Lafayette',
    'rue Pasteur',
  ],
  // Reserved by Arcep for audiovisual works, one range per zone.
  cities: cities(
    ['Bordeaux', '33000', '+33 5 36 49 ## ##'],
    ['Lille', '59000', '+33 3 53 01 ## ##'],
    ['Lyon', '69003', '+33 4 65 71 ## ##'],
    ['Nantes', '44000', '+33 2 61 91 ## ##'],
    ['Paris', '7501#', '+33 1 99 00 ## ##'],
    ['Strasbourg', '67000', '+33 3 53 01 ## ##'],
  ),
};

export const sweden: Region = {
  country: 'Sweden',
  currency: 'SEK',
  priceFactor: 10.5,
  weight: 6,
  people: swedishPeople,
  department: ['Ekonomiavdelningen', 'ekonomi'],
  companyNames: ['{stem} {trade}', '{surname} {trade}', '{surname} & {surname}'],
  legalForms: ['AB'],
  stems: words(
    'Björkö Dalarna Ekholm Fjällbo Forsa Gränna Gullmar Hallands Hav Kullaberg Lindö Mälar Norrsken Österlen Roslagen Skärgård Sjöö ' +
      'Stenvik Sundby Tallås Tiveden Vättern Västkust Ångsö',
  ),
  trades: words(
    'Arkitekter Bygg Data Design Elektronik Energi Fastigheter Förlag Försäkring Hälsa Industri Instrument Konsult Kliniker Logistik ' +
      'Marin Maskin Medicinteknik Miljöteknik Möbler Optik Rederi Robotik Skog Software Solenergi Studio System Teknik Transport Verktyg',
  ),
  address: '{street} {n}, {postcode} {city}, {country}',
  streets: [
    'Drottninggatan',
    'Hamngatan',
    'Kungsgatan',
    'Nygatan',
    'Storgatan',
    'Strandvägen',
    'Skolgatan',
  ],
  // Reserved by PTS for fiction.
  cities: cities(
    ['Göteborg', '411 ##', '+46 31 390 06 ##'],
    ['Malmö', '211 ##', '+46 40 628 04 ##'],
    ['Stockholm', '111 ##', '+46 8 465 004 ##'],
  ),
};

export const poland: Region = {
  country: 'Poland',
  currency: 'PLN',
  priceFactor: 4,
  weight: 4,
  people: polishPeople,
  department: ['Księgowość', 'ksiegowosc'],
  companyNames: ['{stem} {trade}', '{surname} {trade}', '{surname} i {surname}'],
  legalForms: ['Sp. z o.o.', 'S.A.', 'Sp.k.'],
  stems: words(
    'Bałtyk Bursztyn Bieszczady Dąb Granit Jantar Jodła Kalina Karpaty Klon Kujawy Lipa Mazury Mewa Narew Odra Orzeł Podhale Pomorze ' +
      'Roztocze Sokół Tatry Warta Wawel Wisła Wiklina Zamość',
  ),
  trades: words(
    'Analityka Architekci Automatyka Budownictwo Consulting Diagnostyka Druk Elektronika Energia Farmacja Finanse Hotele Instrumenty ' +
      'Inżynieria Laboratoria Logistyka Maszyny Media Medycyna Meble Nieruchomości Opakowania Optyka Projekt Robotyka Software Spedycja ' +
      'Systemy Szkolenia Tekstylia Telekom Ubezpieczenia Wydawnictwo',
  ),
  address: '{street} {n}, {postcode} {city}, {country}',
  streets: [
    'ul. Długa',
    'ul. Krakowska',
    'ul. Lipowa',
    'ul. Mickiewicza',
    'ul. Ogrodowa',
    'ul. Polna',
    'ul. Słowackiego',
  ],
  cities: cities(
    ['Gdańsk', '80-8##', '+48 58 555 0# ##'],
    ['Kraków', '31-0##', '+48 12 555 0# ##'],
    ['Łódź', '90-0##', '+48 42 555 0# ##'],
    ['Poznań', '61-7##', '+48 61 555 0# ##'],
    ['Warszawa', '00-2##', '+48 22 555 0# ##'],
    ['Wrocław', '50-0##', '+48 71 555 0# ##'],
  ),
};
