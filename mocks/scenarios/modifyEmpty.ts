import type { Database } from '../database/createDatabase';

/** Removes the seeded tokens, for a console on its first day. */
export function modifyEmpty({ token }: Database): void {
  token.deleteMany({ where: {} });
}
