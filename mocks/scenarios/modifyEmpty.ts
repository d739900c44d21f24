import type { Database } from '../database';

/** Nothing was made yet: the tokens of the seed go too. */
export function modifyEmpty({ tokens }: Database): void {
  for (const { id } of tokens.all()) tokens.remove(id);
}
