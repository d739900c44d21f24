import type { Database } from '../database';

/** Removes the seeded tokens, for a console on its first day. */
export function modifyEmpty({ tokens }: Database): void {
  for (const { id } of tokens.all()) tokens.remove(id);
}
