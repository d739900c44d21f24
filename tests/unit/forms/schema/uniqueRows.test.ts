import { describe, expect, it } from 'vitest';
import { array, object, string } from 'yup';
import '~/forms/schema/uniqueRows';

const schema = object({
  rows: array()
    .of(object({ name: string() }))
    .unique('name', 'Taken.'),
});

async function errorPaths(...names: (string | undefined)[]) {
  const rows = names.map((name) => ({ name }));
  return schema.validate({ rows }, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string }[] }) => error.inner.map(({ path }) => path),
  );
}

describe('the yup method unique', () => {
  it('reports every repetition of a value, not its first row', async () =>
    expect(await errorPaths('a', 'b', 'a', 'A', 'a')).toEqual(['rows[2].name', 'rows[4].name']));

  it('ignores rows without a value', async () =>
    expect(await errorPaths(undefined, 'a', undefined)).toEqual([]));
});
