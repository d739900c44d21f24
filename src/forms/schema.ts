import { getIn, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import * as yup from 'yup';
import { checkField, checkNumberText } from '~/domain/rules/checkField';
import type { FieldIssue, FormRule } from '~/domain/rules/FieldRule';
import { cleanField } from '~/domain/text/cleanField';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { capitalize, isBlank } from '~/lib/text';
import { endOfDay } from '~/lib/time';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/catalogue';
import { fieldEntries, type FormFields, type PlainField, type RowsField } from './FormFields';

type Row = Record<string, string>;

const schemas = new WeakMap<object, yup.ObjectSchema<object>>();

/** The yup schema of a form's fields, built once: yup runs the rules of the domain. */
function formSchema<Values extends object>(fields: FormFields<Values>): yup.ObjectSchema<object> {
  const cached = schemas.get(fields);
  if (cached) return cached;
  const schema = yup.object(
    Object.fromEntries(
      fieldEntries(fields).map(([name, field]) => [
        name,
        'row' in field ? rowsSchema(field) : fieldSchema(field),
      ]),
    ),
  );
  schemas.set(fields, schema);
  return schema;
}

function fieldSchema(field: PlainField<Row>): yup.Schema {
  const { rule, taken = [], when } = field;
  const takenKeys = taken.map(uniqueKey);
  const schema = yup.string().test((text = '', { createError }) => {
    const isTaken = takenKeys.includes(uniqueKey(text));
    const issue = checkText(rule, text) ?? (isTaken ? { code: 'unique' } : undefined);
    // A function: yup would fill in placeholders that are part of a label.
    return !issue || createError({ message: () => fieldMessage(issue, field) });
  });
  return when
    ? yup.mixed().when(when.field, ([value], optional) => (value === when.is ? schema : optional))
    : schema;
}

function rowsSchema(field: RowsField<Row>): yup.Schema {
  const { atLeast, uniqueBy, row } = field;
  return yup
    .array()
    .of(formSchema<Row>(row))
    .min(atLeast, tooFewRows(field))
    .test((rows = [], { path, createError }) => {
      const keys = rows.map((values) => uniqueKey((values as Row)[uniqueBy] ?? ''));
      const repetitions = keys.flatMap((key, index) =>
        key !== '' && keys.indexOf(key) < index
          ? createError({
              path: `${path}[${index}].${uniqueBy}`,
              message: fieldMessage({ code: 'unique' }, row[uniqueBy] ?? field),
            })
          : [],
      );
      return repetitions.length === 0 || new yup.ValidationError(repetitions);
    });
}

/** Checks a text as typed. */
function checkText(rule: FormRule, text: string): FieldIssue | undefined {
  if (rule.kind === 'number') return checkNumberText(rule, text);
  if (rule.kind !== 'day') return checkField(rule, text);
  const instantRule = { ...rule, kind: 'instant' } as const;
  if (isBlank(text)) return checkField(instantRule, '');
  const time = endOfDay(text.trim());
  return time === undefined
    ? { code: 'date' }
    : checkField(instantRule, new Date(time).toISOString());
}

function tooFewRows({ label, atLeast, name }: RowsField<Row>): string {
  return fieldMessage({ code: 'at_least_count', params: { count: atLeast, name } }, label);
}

/** Validates a form's values cleaned, as they will be sent; a field has one message. */
export async function formErrors<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(cleanValues(fields, values), formSchema(fields));
    return {};
  } catch (error) {
    if (error instanceof yup.ValidationError) return yupToFormErrors<Values>(error);
    throw error;
  }
}

/**
 * A form's values with what was typed or pasted cleaned, by the rules of the fields. A value that is
 * as in `initialValues` stays: nobody has typed it.
 */
export function cleanValues<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  initialValues?: Values,
): Values {
  const cleaned = fieldEntries(fields).map(([name, field]): [string, unknown] => {
    const value: unknown = getIn(values, name);
    const initialValue: unknown = getIn(initialValues, name);
    if (value === initialValue) return [name, value];
    if ('row' in field) {
      const initialRows = initialValue as Row[] | undefined;
      const rows = value as Row[];
      return [name, rows.map((row, index) => cleanValues(field.row, row, initialRows?.[index]))];
    }
    const text = typeof value === 'string' && cleanField(field.rule, value, values as Row);
    return [name, text === false ? value : text];
  });
  return { ...values, ...(Object.fromEntries(cleaned) as Partial<Values>) };
}

/** A field's message. */
export interface FlatError {
  /** A path for fields in rows: `subscriptions.0.seat_type`. */
  readonly name: string;
  /** With the row's name for fields in rows: "Subscription 1: Seat type". */
  readonly label: string;
  readonly message: string;
  /** Something required is missing: an empty field, or too few rows. */
  readonly isMissing: boolean;
}

/** Lists Formik's nested messages, in the order of the fields. */
export function flattenErrors<Values extends object>(
  fields: FormFields<Values>,
  errors: FormikErrors<Values>,
): FlatError[] {
  return fieldEntries(fields).flatMap(([name, field]) => {
    const error: unknown = getIn(errors, name);
    const { label } = field;
    if (typeof error === 'string') {
      const missing =
        'row' in field ? tooFewRows(field) : fieldMessage({ code: 'required' }, label);
      return [{ name, label, message: error, isMissing: error === missing }];
    }
    if (!('row' in field) || !Array.isArray(error)) return [];
    return error.flatMap((rowErrors: object | undefined, index) =>
      flattenErrors(field.row as FormFields<object>, rowErrors ?? {}).map((rowError) => ({
        ...rowError,
        name: `${name}.${index}.${rowError.name}`,
        label: `${capitalize(field.name)} ${index + 1}: ${rowError.label}`,
      })),
    );
  });
}

/** The summary of a form's errors, in the order of its fields; undefined without errors. */
export function errorSummary<Values extends object>(
  fields: FormFields<Values>,
  formikErrors: FormikErrors<Values>,
) {
  const errors = flattenErrors(fields, formikErrors);
  const isMissing = errors.some((error) => error.isMissing);
  const title = message(isMissing ? 'check_required' : 'validation_failed');
  return errors.length > 0 ? { title, errors } : undefined;
}
