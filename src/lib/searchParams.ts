/**
 * The search of a URL as text. `URLSearchParams` would encode all of it again: `?tag=a%20b&flag` would
 * become `?tag=a+b&flag=`, although other programs may depend on their own parameters' bytes
 * (docs/product.md, "Hostile and careless input").
 */

/** All values of a parameter, decoded. */
export function paramValues(search: string, key: string): readonly string[] {
  return new URLSearchParams(search).getAll(key);
}

/** The value of a parameter that occurs once; "" otherwise. */
export function paramValue(search: string, key: string): string {
  const [value = '', ...others] = paramValues(search, key);
  return others.length === 0 ? value : '';
}

export function hasParam(search: string, key: string): boolean {
  return new URLSearchParams(search).has(key);
}

/**
 * Sets parameters in place, the new ones at the end, and removes those that are undefined. All others
 * keep their bytes, and so does one that has its value already; "" is written without `=`.
 */
export function withParams(
  search: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const parts = Object.entries(values).reduce(setParam, search.replace(/^\?/, '').split('&'));
  const text = parts.join('&');
  return text === '' ? '' : `?${text}`;
}

function setParam(
  parts: readonly string[],
  [key, value]: readonly [string, string | undefined],
): readonly string[] {
  const previous = parts.filter((part) => hasParam(`?${part}`, key));
  const isSet = previous.length === 1 && paramValue(`?${previous[0]}`, key) === value;
  if (isSet || (value === undefined && previous.length === 0)) return parts;
  const isOther = (part: string) => part !== '' && !previous.includes(part);
  if (value === undefined) return parts.filter(isOther);
  const text = new URLSearchParams({ [key]: value }).toString().replace(/=$/, '');
  const index = previous[0] === undefined ? parts.length : parts.indexOf(previous[0]);
  return [...parts.slice(0, index).filter(isOther), text, ...parts.slice(index).filter(isOther)];
}
