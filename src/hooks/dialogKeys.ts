/** The URL search keys that open a dialog. */
const dialogKeys = ['edit', 'import', 'new'] as const;

export type DialogKey = (typeof dialogKeys)[number];

/** Removes the keys that open dialogs from a path. */
export function withoutDialogs(path: string): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(path) ?? [];
  if (!dialogKeys.some((key) => hasKey(search, key))) return path;
  return pathname + dialogKeys.reduce(withoutKey, search) + hash;
}

/**
 * URLSearchParams would re-encode the other parameters; unknown ones must stay untouched
 * (docs/product.md, "Hostile and careless input").
 */
function splitSearch(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
}

function isKey(part: string, key: DialogKey): boolean {
  return part === key || part.startsWith(`${key}=`);
}

export function hasKey(search: string, key: DialogKey): boolean {
  return splitSearch(search).some((part) => isKey(part, key));
}

export function withKey(search: string, key: DialogKey): string {
  return `?${[...splitSearch(search), key].join('&')}`;
}

export function withoutKey(search: string, key: DialogKey): string {
  const rest = splitSearch(search).filter((part) => !isKey(part, key));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
