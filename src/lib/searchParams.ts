/** All values of a parameter in the search of a URL, decoded. */
export function paramValues(search: string, key: string): readonly string[] {
  return new URLSearchParams(search).getAll(key);
}

/** The value of a parameter that occurs once; "" otherwise. */
export function paramValue(search: string, key: string): string {
  const [value = '', ...others] = paramValues(search, key);
  return others.length === 0 ? value : '';
}

/** Sets parameters, and removes those that are undefined; "" is written without `=`. */
export function withParams(
  search: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const params = new URLSearchParams(search);
  const isSet = ([key, value]: readonly [string, string | undefined]) =>
    params.getAll(key).join('\n') === (value ?? '') && params.has(key) === (value !== undefined);
  // Writing would encode all of it again.
  if (Object.entries(values).every(isSet)) return search;
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) params.delete(key);
    else params.set(key, value);
  }
  const text = params.toString().replaceAll(/=(?=&|$)/g, '');
  return text === '' ? '' : `?${text}`;
}
