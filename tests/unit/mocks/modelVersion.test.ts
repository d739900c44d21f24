import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { modelVersion, versionOf } from '~~/mocks/persistence/modelVersion';
import { recordSchemas } from '~~/mocks/persistence/recordSchemas';
import { seedDatabase } from '~~/mocks/seed/seedDatabase';

describe('modelVersion', () => {
  it('modelVersion is the same each time it is computed from the same schemas and seed', () => {
    expect(versionOf(recordSchemas, seedDatabase)).toBe(modelVersion);
  });

  it('modelVersion changes with a column of a schema, and with a text of the seed', () => {
    const { entries } = recordSchemas.token;
    const otherColumn = { ...entries, name: v.nullable(v.string()) };
    const otherSchemas = { ...recordSchemas, token: v.strictObject(otherColumn) };
    expect(versionOf(otherSchemas, seedDatabase)).not.toBe(modelVersion);
    const otherSeed: typeof seedDatabase = (database, options) => {
      const activity = seedDatabase(database, options);
      const id = { equals: 'acme.v2' };
      database.organization.update({ where: { id }, data: { address: '71 Alder Street' } });
      return activity;
    };
    expect(versionOf(recordSchemas, otherSeed)).not.toBe(modelVersion);
  });
});
