/**
 * Keys for rows, by default their positions. Unique even if the API returns a record twice
 * (docs/product.md, "Hostile and careless input"): a key that occurs again gets a suffix.
 */
export function uniqueKeys<Row>(rows: readonly Row[], rowKey?: keyof Row): string[] {
  const keys = new Set<string>();
  for (const [index, row] of rows.entries()) {
    let key = rowKey === undefined ? String(index) : String(row[rowKey]);
    while (keys.has(key)) key += '+';
    keys.add(key);
  }
  return [...keys];
}
