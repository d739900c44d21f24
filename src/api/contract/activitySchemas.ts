import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1));

const actorSchema = v.object({ id, name: v.nullable(v.string()) });

export const activitySchema = v.object({
  id,
  at: v.nullable(v.string()),
  actor: v.nullish(actorSchema),
  action: v.nullable(v.string()),
  organization: v.nullish(v.object({ id, name: v.nullable(v.string()) })),
  subscription: v.nullish(v.object({ id, seat_type: v.nullable(v.string()) })),
  changes: v.nullish(
    v.array(v.object({ pointer: v.string(), before: v.unknown(), after: v.unknown() })),
  ),
  note: v.nullish(v.string()),
});

export const activityMetaSchema = v.object({ next: v.nullish(v.string()) });
