const maxLength = 512;

/**
 * True for an id that can stand in a path as one segment. Ids are opaque, but dot segments survive
 * percent-encoding and could lead a request out of its place, and controls and lone surrogates
 * don't survive it: no record has such an id. Percent signs are encoded like anything else.
 */
export function isRecordId(id: string): boolean {
  if (id === '' || id.length > maxLength || !id.isWellFormed() || /[\p{Cc}\uFFFD]/u.test(id))
    return false;
  return id.split(/[/\\]/).every((part) => part !== '.' && part !== '..');
}
