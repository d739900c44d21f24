/**
 * One field that somebody changed: as it was loaded, as it stands on the server now, and as it was
 * typed here.
 */
export interface MergedField<Field extends string = string> {
  readonly field: Field;
  readonly loaded: string;
  readonly theirs: string;
  readonly yours: string;
  /** Who changed it; `both` are of one mind unless it is a `conflict`. */
  readonly changedBy: 'them' | 'you' | 'both' | 'conflict';
}

/**
 * Where an own change meets somebody else's, field by field, in the order of the fields; what
 * nobody changed is left out.
 */
export function threeWayMerge<Field extends string>(
  loaded: Record<Field, string>,
  theirs: Record<Field, string>,
  yours: Record<Field, string>,
): MergedField<Field>[] {
  return (Object.keys(loaded) as Field[]).flatMap((field) => {
    const change = changedBy(loaded[field], theirs[field], yours[field]);
    return change
      ? [
          {
            field,
            loaded: loaded[field],
            theirs: theirs[field],
            yours: yours[field],
            changedBy: change,
          },
        ]
      : [];
  });
}

function changedBy(
  loaded: string,
  theirs: string,
  yours: string,
): MergedField['changedBy'] | undefined {
  if (theirs === yours) return theirs === loaded ? undefined : 'both';
  if (theirs === loaded) return 'you';
  return yours === loaded ? 'them' : 'conflict';
}

/**
 * The values that come out of a merge: what one side alone changed, and the side chosen for each
 * conflict. Undefined while one is open.
 */
export function resolveMerge<Field extends string>(
  theirs: Record<Field, string>,
  fields: readonly MergedField<Field>[],
  choices: Readonly<Partial<Record<Field, 'theirs' | 'yours'>>>,
): Record<Field, string> | undefined {
  const merged = { ...theirs };
  for (const { field, yours, changedBy } of fields) {
    const choice =
      changedBy === 'conflict' ? choices[field] : changedBy === 'you' ? 'yours' : 'theirs';
    if (!choice) return undefined;
    if (choice === 'yours') merged[field] = yours;
  }
  return merged;
}
