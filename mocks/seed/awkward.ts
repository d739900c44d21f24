import type { Plan, PlannedEvent } from './history';

/**
 * Realistic names that are hard to handle: diacritics, apostrophes, words that look like code
 * (`Null`, `Undefined`), other scripts and directions, no spaces, a very long name, markup.
 */
const names = [
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
  'شركة النور للتجارة',
  'מגדל תקשורת',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '=HYPERLINK("https://example.com","Sum & Total")',
  '🚀 Rocket 👩‍👩‍👧‍👦 Family Travel',
  'e\u0301clair Pâtisserie',
  '-1 Degrees Refrigeration',
  'İstanbul Çelik Yapı',
  'NaN Bakeries',
  'javascript:alert(1) Locksmiths',
  'Zero\u200BWidth Partners',
  '\u202Eevil Mirror Works',
  '  Spaced   Out  ',
  '$1 & \\1 Regex Tools',
] as const;

const contacts = [
  'Nguyễn Thị Ánh Tuyết',
  'Jean-François d’Alembert-Lévêque de la Tour',
  "Siobhán O'Súilleabháin",
  'Null',
  'Παπαδόπουλος Γιώργος',
  'Wolfeschlegelsteinhausenbergerdorff the Elder',
  '<b>Bold</b>',
  'X Æ',
] as const;

const texts = [
  'Line one\nline two\n\n<script>alert("note")</script>',
  'x'.repeat(600),
  '{{7*7}} ${name} %s %d \u202Ertl',
  'https://example.com/a/very/long/path/without/any/space/'.repeat(6),
] as const;

/**
 * A plan with names and texts that are hard to display; its figures stay. Each name is used once,
 * by the organization at `position` among those that may have one; every other one has a contact and
 * notes of its own.
 */
export function makeAwkward(plan: Plan, position: number): Plan {
  const name = (names[position] ?? plan.fields.name).trim();
  if (position % 2 === 1) return { ...plan, fields: { ...plan.fields, name } };
  const billing_name = contacts[(position / 2) % contacts.length] ?? '';
  const text = texts[(position / 2) % texts.length] ?? '';
  return {
    ...plan,
    fields: { ...plan.fields, name, billing_name },
    events: plan.events.map((event): PlannedEvent => {
      switch (event.kind) {
        case 'note':
          return { ...event, text };
        case 'fields':
          return {
            ...event,
            fields: { ...event.fields, ...(event.fields.billing_name && { billing_name }) },
          };
        default:
          return event;
      }
    }),
  };
}
