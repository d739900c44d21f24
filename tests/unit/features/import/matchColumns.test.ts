import { expect, it } from 'vitest';
import { matchingMemory } from '~/features/import/matchingMemory';
import { columnSynonyms } from '~/features/import/rows/columnSynonyms';
import { matchColumns } from '~/features/import/rows/matchColumns';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

it.each([
  [['E-Mail', 'Mail', 'EMAIL', 'e mail', 'Courriel', 'Correo electrónico'], 'billing_email'],
  [['Kunde', 'Firma', 'société', 'Societe', 'Razon social', 'Company-Name'], 'name'],
  [['Telefon', 'Téléphone', 'Tel.', 'TELÉFONO'], 'billing_phone'],
  [['Adresse', 'Dirección', 'Anschrift'], 'address'],
  [['Plätze', 'Pla\u0308tze', 'Seats', 'Nombre de places', 'Número_de_plazas'], 'total_seats'],
  [['Plätze 2', 'Seats-2', 'total_seats_2'], 'total_seats_2'],
  [['Währung', 'devise', 'moneda'], 'currency'],
  [['constructor', '', ' - ', '2', 'Notiz'], undefined],
])('matchColumns matches each of %j to %s', (headers, field) => {
  expect(headers.flatMap((header) => matchColumns([header]))).toEqual(headers.map(() => field));
});

it('columnSynonyms names no column twice', () => {
  const names = Object.values(columnSynonyms).flatMap((synonyms) =>
    synonyms
      .trim()
      .split(/[,\n]/)
      .map((name) => name.trim()),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});

it('matchingMemory remembers the matching of the last ten headers in local storage', () => {
  const storage = memoryStorage();
  const memory = matchingMemory(storage);
  for (let index = 0; index < 11; index += 1)
    memory.remember([`Header ${index}`, 'x'], ['name', undefined]);
  expect(matchingMemory(storage).recall(['Header 10', 'x'])).toEqual(['name', undefined]);
  expect(memory.recall(['Header 1', 'x'])).toBeDefined();
  expect(memory.recall(['Header 0', 'x'])).toBeUndefined();
  expect(memory.recall(['Header 10'])).toBeUndefined();
});

it('matchingMemory discards what it could not have stored', () => {
  const storage = memoryStorage();
  storage.setItem(
    'ams.import',
    JSON.stringify({ v: 1, data: [{ header: ['a'], columns: ['__proto__'] }] }),
  );
  expect(matchingMemory(storage).recall(['a'])).toBeUndefined();
  expect(storage.getItem('ams.import')).toBeNull();
});
