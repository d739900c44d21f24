import * as yup from 'yup';
import { uniqueKey } from '~/domain/text/cleanText';
import { fieldMessage } from '~/messages/fieldMessage';
import { validationMessage } from '~/messages/validationCatalogue';
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

function fieldSchema({ label, rule, allowed, taken = [], when }: PlainField<Row>): yup.Schema {
  const takenKeys = taken.map(uniqueKey);
  const schema = ruleSchema(rule, allowed)
    .label(label)
    .test({
      name: 'taken',
      message: validationMessage('unique', { field: label }),
      skipAbsent: true,
      test: (value) => !takenKeys.includes(uniqueKey(String(value))),
    });
  return when
    ? yup.mixed().when(when.field, ([value], optional) => (value === when.is ? schema : optional))
    : schema;
}

function rowsSchema(field: RowsField<Row>): yup.Schema {
  const { label, atLeast, uniqueBy, row } = field;
  const repeated = validationMessage('unique', { field: row[uniqueBy]?.label ?? label });
  const schema = yup.array().of(formSchema<Row>(row));
  return schema.min(atLeast, tooFewRows(field)).unique(uniqueBy, repeated);
}

/** The message for missing rows. */
export function tooFewRows({ label, atLeast, name }: RowsField<Row>): string {
  return fieldMessage({ code: 'at_least_count', params: { count: atLeast, name } }, label);
}
