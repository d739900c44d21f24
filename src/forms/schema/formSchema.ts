import * as yup from 'yup';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { fieldEntries, type FormFields, type PlainField, type RowsField } from '~/forms/FormFields';
import { ruleSchema } from './ruleSchema';
import './uniqueRows';

type Row = Record<string, string>;

const schemas = new WeakMap<object, yup.ObjectSchema<object>>();

/** The yup schema of a form's fields, built once from their rules. */
export function formSchema<Values extends object>(
  fields: FormFields<Values>,
): yup.ObjectSchema<object> {
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

function fieldSchema({ label, rule, taken = [], when }: PlainField<Row>): yup.Schema {
  const schema = ruleSchema(rule)
    .label(label)
    .notOneOf(taken, message('unique', { field: label }));
  return when
    ? yup.mixed().when(when.field, ([value], optional) => (value === when.is ? schema : optional))
    : schema;
}

function rowsSchema(field: RowsField<Row>): yup.Schema {
  const { label, atLeast, uniqueBy, row } = field;
  const repeated = message('unique', { field: row[uniqueBy]?.label ?? label });
  const schema = yup.array().of(formSchema<Row>(row));
  return schema.min(atLeast, tooFewRows(field)).unique(uniqueBy, repeated);
}

/** The message for missing rows. */
export function tooFewRows({ label, atLeast, name }: RowsField<Row>): string {
  return fieldMessage({ code: 'at_least_count', params: { count: atLeast, name } }, label);
}
