import type { FieldIssue, FieldRule } from '../domain/FieldRule';

/**
 * What holds for a field: a rule for its value, or a check of what was typed where the value has to
 * be read from that, or hangs on another field.
 */
type FieldCheck<Values> =
  | { readonly rule: FieldRule }
  | { readonly check: (value: string, values: Values) => FieldIssue | undefined };

/** A field of a form: the label to the letter, and what holds. */
export type PlainField<Values> = { readonly label: string } & FieldCheck<Values>;

/** Rows of a form: so many at least, told apart by one of their fields. */
export interface RowsField<Row> {
  readonly label: string;
  readonly atLeast: number;
  /** What one row is, in the singular. */
  readonly name: string;
  readonly uniqueBy: keyof Row & string;
  readonly row: { readonly [Name in keyof Row]: PlainField<Row> };
}

type FieldOf<Value, Values> = Value extends readonly (infer Row)[]
  ? RowsField<Row>
  : PlainField<Values>;

/** The fields of a form by name. */
export type FormFields<Values> = { readonly [Name in keyof Values]: FieldOf<Values[Name], Values> };

/** Any field, for code that handles them all alike. */
export type AnyField = PlainField<unknown> | RowsField<Record<string, string>>;

/** The fields of any form. */
export function fieldEntries<Values extends object>(
  fields: FormFields<Values>,
): [name: string, field: AnyField][] {
  return Object.entries(fields) as [string, AnyField][];
}

/** The labels of a form's fields by name; of rows also what one row is, in the singular. */
export type FieldLabels = Readonly<
  Record<string, string | { readonly label: string; readonly rowName?: string }>
>;

/** The labels of a form's fields by name, those of the rows that stand in it included. */
export function fieldLabels<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
): FieldLabels {
  const labels = fieldEntries(fields).flatMap(([name, field]): [string, FieldLabels[string]][] => {
    const rows: unknown = (values as Record<string, unknown>)[name];
    if (!('row' in field) || !Array.isArray(rows)) return [[name, field.label]];
    const cells = rows.flatMap((_, index) =>
      Object.entries(field.row).map(([cell, { label }]): [string, string] => [
        `${name}.${index}.${cell}`,
        label,
      ]),
    );
    return [[name, { label: field.label, rowName: field.name }], ...cells];
  });
  return Object.fromEntries(labels);
}
