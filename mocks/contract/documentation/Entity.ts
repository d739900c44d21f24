import { mapValues } from 'es-toolkit';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Fields } from '~/domain/organizationFields';
import type { TextRule } from '~/domain/rules/FieldRule';
import { textKeywords, type JsonSchema } from '../openapi/ruleSchema';

/**
 * What a field's strict schema has in addition to the console's tolerant one: keywords of JSON
 * Schema, and the constraints of its own fields if it is an object or a list of objects. A field is
 * required and never null unless it says otherwise.
 */
export interface Constraint {
  /** The API may send null. */
  readonly nullable?: true;
  /** The API may leave it out. */
  readonly optional?: true;
  readonly keywords?: JsonSchema;
  readonly fields?: Constraints;
}

type Constraints = { readonly [field: string]: Constraint };

/** An entry for every field, so that no field is published without a decision. */
export type ConstraintsOf<Wire> = { readonly [Field in keyof Required<Wire>]: Constraint };

/** What responses consist of; the document has its strict schema as a component. */
export interface Entity {
  /** The schema that the console validates responses with. */
  readonly tolerant: GenericSchema;
  /** What an API must fulfil beyond it. */
  readonly constraints: Constraints;
  /** The component whose fields it has in addition to its own. */
  readonly extends?: string | undefined;
}

/** Declares an entity by its tolerant schema and a constraint for each of its fields. */
export function entity<S extends GenericSchema>(
  tolerant: S,
  constraints: ConstraintsOf<InferOutput<S>>,
  base?: string,
): Entity {
  return { tolerant, constraints, extends: base };
}

export const described = (description: string): Constraint => ({ keywords: { description } });

export const id = described('Opaque.');
export const text = { keywords: { minLength: 1 } };
export const count = { keywords: { type: 'integer', minimum: 0 } };
/** The console shows any instant; the contract's are in UTC (docs/api.md, "Ground rules"). */
export const instantKeywords = { format: 'date-time', pattern: '(Z|\\+00:00)$' };
export const instant = { keywords: instantKeywords };

export const counted = (description: string): Constraint => ({
  keywords: { ...count.keywords, description },
});

export const nullableCount = (description: string): Constraint => ({
  nullable: true,
  ...counted(description),
});

/** A peak of seats in use, of an organization or a seat type. */
export const optionalPeak = (description: string): Constraint => ({
  optional: true,
  ...nullableCount(`${description} Null: the history is shorter.`),
});

export const nullableInstant = (description: string): Constraint => ({
  nullable: true,
  keywords: { ...instantKeywords, description },
});

export const optionalText = (rule: TextRule): Constraint => ({
  nullable: true,
  keywords: { ...textKeywords(rule), description: 'Null: none.' },
});

/** The constraints of fields whose rule says everything: texts and email addresses. */
export function fieldConstraints<F extends Fields>(
  fields: F,
): Readonly<Record<keyof F, Constraint>> {
  return mapValues(fields, ({ rule }) => {
    if (rule.kind !== 'text') return { keywords: { format: rule.kind } };
    return rule.required ? { keywords: textKeywords(rule) } : optionalText(rule);
  });
}
