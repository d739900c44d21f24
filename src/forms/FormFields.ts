import type { FormRule, TextRule } from '~/domain/rules/FieldRule';
import { reasonRules } from '~/domain/rules/organizationRules';
import type { Failure, PayloadError } from '~/lib/Failure';
import { fieldMessage, type FieldText } from '~/messages/fieldMessage';
import { unplacedMessages } from '~/messages/failures';

/** A field of a form: its exact label, and the rule for its value. */
export interface PlainField<Values> {
  readonly label: string;
  readonly rule: FormRule;
  /** Ends the message for a value of the wrong form. */
  readonly allowed?: string;
  /** Values that other records have: the field's has to be unique. */
  readonly taken?: readonly string[];
  /** The field is only validated while another one has this value. */
  readonly when?: { readonly field: keyof Values & string; readonly is: string };
}

/** Rows of a form: at least `atLeast`, each with a different value of `uniqueBy`. */
export interface RowsField<Row> {
  readonly label: string;
  readonly atLeast: number;
  /** One row, in the singular. */
  readonly name: string;
  readonly uniqueBy: keyof Row & string;
  readonly row: { readonly [Name in keyof Row]: PlainField<Row> };
}

type FieldOf<Value, Values> = Value extends readonly (infer Row)[]
  ? RowsField<Row>
  : PlainField<Values>;

export type FormFields<Values> = { readonly [Name in keyof Values]: FieldOf<Values[Name], Values> };

export type AnyField = PlainField<Record<string, string>> | RowsField<Record<string, string>>;

export function fieldEntries<Values extends object>(
  fields: FormFields<Values>,
): [name: string, field: AnyField][] {
  return Object.entries(fields) as [string, AnyField][];
}

/** How messages name each field. */
export type FieldLabels = Readonly<Record<string, string | FieldText>>;

/** The labels of a form's fields by name, including those of its current rows. */
export function fieldLabels<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
): FieldLabels {
  const labels = fieldEntries(fields).flatMap(([name, field]): [string, FieldLabels[string]][] => {
    const rows: unknown = (values as Record<string, unknown>)[name];
    if (!('row' in field) || !Array.isArray(rows)) return [[name, field]];
    const cells = rows.flatMap((_, index) =>
      Object.entries(field.row).map(([cell, text]): [string, FieldText] => [
        `${name}.${index}.${cell}`,
        text,
      ]),
    );
    return [[name, { label: field.label, rowName: field.name }], ...cells];
  });
  return Object.fromEntries(labels);
}

/** The server's validation errors: by field, and those that match no field. */
export interface ServerErrors {
  /** Messages by field name; `subscriptions.0.seat_type` for a field in a row. */
  readonly fields: Readonly<Record<string, string>>;
  /** Shown in the form's alert. */
  readonly unplaced: readonly string[];
}

/**
 * Maps the server's validation errors to a form's fields. A field is identified by its payload's
 * pointer unless `resolveName` maps it differently.
 */
export function serverErrors(
  failure: Failure,
  labels: FieldLabels,
  resolveName: (pointer: string) => string | undefined = () => undefined,
): ServerErrors {
  const fields: Record<string, string> = {};
  const others: PayloadError[] = [];
  for (const error of failure.errors ?? []) {
    // `subscriptions.0.seat_type` for `/subscriptions/0/seat_type`.
    const path = error.pointer.split('/').slice(1).join('.');
    const name = [resolveName(error.pointer), path].find(
      (candidate) => candidate !== undefined && Object.hasOwn(labels, candidate),
    );
    const label = name === undefined ? undefined : labels[name];
    if (name === undefined || label === undefined) others.push(error);
    else fields[name] ??= fieldMessage(error, label);
  }
  return { fields, unplaced: unplacedMessages(failure, others) };
}

const reasonRule: TextRule = reasonRules.reason;

/** Why something is changed. */
export const reasonField = { label: 'Reason', rule: reasonRule };

/** The reason to send; undefined if it is blank. */
export function reasonToSend(reason: string): string | undefined {
  return reason.trim() || undefined;
}
