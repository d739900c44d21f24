import type { Faker } from '@faker-js/faker';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as polish } from '@faker-js/faker/locale/pl';
import { faker as swedish } from '@faker-js/faker/locale/sv';

/** French surnames that are first names too would make companies like "Marie Optique". */
const frenchFirstNames =
  'Adam Andre Arnaud Benoit Bernard Bertrand Charles Clement David Gilbert Guillaume Guy Hubert Jean Julien Louis Lucas Marie Martin Michel Nicolas Noel Olivier Paul Philippe Pierre Remy Renaud Richard Robert Roger Simon Thomas Vincent'.split(
    ' ',
  );

/** What surnames.json contains: the usual surnames of three of faker's locales. */
export function surnamesFromFaker() {
  return {
    french: surnamesOf(french, /^\p{L}{4,12}$/u).filter((name) => !frenchFirstNames.includes(name)),
    polish: surnamesOf(polish, /^\p{Lu}\p{L}{3,8}(ski|cki|czak|czyk|iak)$/u),
    swedish: surnamesOf(swedish, /(sson|berg|ström|gren|lund|qvist|holm|dahl|lin|man)$/u),
  };
}

function surnamesOf({ rawDefinitions: { person } }: Faker, usual: RegExp): string[] {
  return (person?.last_name?.generic ?? []).filter((name) => usual.test(name));
}
