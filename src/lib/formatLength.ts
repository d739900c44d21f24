/** A text's length with its unit: `1 character`, `2 characters`. */
export function formatLength(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}
