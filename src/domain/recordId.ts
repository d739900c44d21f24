const maxLength = 512;

/**
 * Whether an id can be used as one path segment. Ids are opaque, but dot segments are resolved even
 * when they are percent-encoded (https://url.spec.whatwg.org/#double-dot-path-segment) and could
 * redirect a request, and control characters and lone surrogates don't survive encoding: no record
 * has such an id.
 */
export function isRecordId(id: string): boolean {
  if (id === '' || id.length > maxLength || !id.isWellFormed() || /[\p{Cc}\uFFFD]/u.test(id))
    return false;
  return id.split(/[/\\]/).every((part) => part !== '.' && part !== '..');
}
