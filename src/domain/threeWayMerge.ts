/** A changed field: the value that was loaded, the server's current one, and the user's. */
export interface MergedField<Field extends string = string> {
  readonly field: Field;
  readonly loaded: string;
  readonly theirs: string;
  readonly yours: string;
  /** `both` made the same change; in a `conflict` they differ. */
  readonly changedBy: 'them' | 'you' | 'both' | 'conflict';
}

/**
 * Merges the user's changes with someone else's, field by field in the given order; unchanged
 * fields are omitted. Fields that belong `together` are in conflict as one, where both sides changed
 * any of them: half of each would be nobody's.
 */
export function threeWayMerge<Field extends string>(
  loaded: Record<Field, string>,
  theirs: Record<Field, string>,
  yours: Record<Field, string>,
  together: readonly Field[] = [],
): MergedField<Field>[] {
  const merged = (Object.keys(loaded) as Field[]).flatMap((field): MergedField<Field>[] => {
    const versions = { loaded: loaded[field], theirs: theirs[field], yours: yours[field] };
    const change = changedBy(versions);
    return change ? [{ field, ...versions, changedBy: change }] : [];
  });
  const isOne = ({ field }: MergedField<Field>) => together.includes(field);
  const changes = new Set(merged.filter(isOne).map((field) => field.changedBy));
  if (!changes.has('conflict') && !(changes.has('you') && changes.has('them'))) return merged;
  return merged.map((field) => (isOne(field) ? { ...field, changedBy: 'conflict' } : field));
}

function changedBy({
  loaded,
  theirs,
  yours,
}: Pick<MergedField, 'loaded' | 'theirs' | 'yours'>): MergedField['changedBy'] | undefined {
  if (theirs === yours) return theirs === loaded ? undefined : 'both';
  if (theirs === loaded) return 'you';
  return yours === loaded ? 'them' : 'conflict';
}

/**
 * The merged values: changes of one side, and the chosen side of each conflict. Undefined while a
 * conflict is unresolved.
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
