import { yupToFormErrors, type FormikErrors } from 'formik';
import * as yup from 'yup';
import { checkField } from '~/domain/checkField';
import { fieldMessage } from '~/messages/fieldMessage';
import { nestErrors, type FlatError } from './FormErrors';
import { fieldEntries, type FormFields, type PlainField, type RowsField } from './FormFields';
import { remainingServerErrors, type RejectedSubmit } from './RejectedSubmit';

const schemas = new WeakMap<object, yup.ObjectSchema<object>>();

/**
 * A yup schema built from the domain's rules, which are stricter than yup's own, with the
 * catalogue's messages. Cached per set of fields.
 */
export function formSchema<Values extends object>(
  fields: FormFields<Values>,
): yup.ObjectSchema<object> {
  const cached = schemas.get(fields);
  if (cached) return cached;
  const shape: Record<string, yup.Schema> = {};
  for (const [name, field] of fieldEntries(fields))
    shape[name] = 'row' in field ? rowsSchema(field) : fieldSchema(field);
  const schema = yup.object(shape);
  schemas.set(fields, schema);
  return schema;
}

function fieldSchema(field: PlainField<unknown>): yup.Schema {
  return yup
    .mixed()
    .nullable()
    .test('rule', (value, context) => {
      const issue =
        'rule' in field
          ? checkField(field.rule, value)
          : field.check(typeof value === 'string' ? value : '', context.parent);
      return (
        issue === undefined || context.createError({ message: fieldMessage(issue, field.label) })
      );
    });
}

function rowsSchema(field: RowsField<Record<string, string>>): yup.Schema {
  const { label, atLeast, uniqueBy, row } = field;
  return yup
    .array(formSchema<Record<string, string>>(row))
    .test(
      'at_least',
      (rows = [], context) =>
        rows.length >= atLeast || context.createError({ message: tooFewRows(field) }),
    )
    .test('unique', (rows = [], context) => {
      const keys = rows.map((cells) => (cells as Record<string, string>)[uniqueBy]?.trim());
      const duplicates = keys.flatMap((key, index) =>
        key && keys.indexOf(key) < index ? [index] : [],
      );
      const message = fieldMessage({ code: 'unique' }, row[uniqueBy]?.label ?? label);
      return (
        duplicates.length === 0 ||
        new yup.ValidationError(
          duplicates.map((index) =>
            context.createError({ path: `${context.path}[${index}].${uniqueBy}`, message }),
          ),
        )
      );
    });
}

/** Validates a form's values; the server's errors remain until their values change. */
export async function formErrors<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  rejected?: RejectedSubmit<Values>,
): Promise<FormikErrors<Values>> {
  const serverErrors = remainingServerErrors(rejected, values);
  try {
    await formSchema(fields).validate(values, { abortEarly: false });
    return nestErrors(serverErrors);
  } catch (error) {
    if (error instanceof yup.ValidationError)
      return nestErrors(serverErrors, yupToFormErrors<Values>(error));
    throw error;
  }
}

/** Whether an error means that something required is missing: an empty field, or too few rows. */
export function isRequiredError<Values extends object>(
  fields: FormFields<Values>,
  { name, message }: FlatError,
): boolean {
  const [list, , cell] = name.split('.');
  return fieldEntries(fields).some(([fieldName, field]) => {
    if (fieldName !== list) return false;
    if (!('row' in field)) return message === fieldMessage({ code: 'required' }, field.label);
    const label = cell && field.row[cell]?.label;
    return label
      ? message === fieldMessage({ code: 'required' }, label)
      : message === tooFewRows(field);
  });
}

function tooFewRows({ label, atLeast, name }: RowsField<Record<string, string>>): string {
  return fieldMessage({ code: 'at_least_count', params: { count: atLeast, name } }, label);
}
