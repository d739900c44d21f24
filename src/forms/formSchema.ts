import { yupToFormErrors, type FormikErrors } from 'formik';
import * as yup from 'yup';
import { checkField } from '../domain/checkField';
import { fieldMessage } from '../messages/fieldMessage';
import { nestErrors } from './FormErrors';
import { anyFields, type FormFields, type PlainField, type RowsField } from './FormFields';
import { stillRefused, type Refusal } from './Refusal';

const schemas = new WeakMap<object, yup.ObjectSchema<object>>();

/**
 * A yup schema over the domain's rules, which are stricter than yup's own; its messages are the
 * catalogue's. Made once for a set of fields.
 */
export function formSchema<Values extends object>(
  fields: FormFields<Values>,
): yup.ObjectSchema<object> {
  const known = schemas.get(fields);
  if (known) return known;
  const shape: Record<string, yup.Schema> = {};
  for (const [name, field] of anyFields(fields))
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

function rowsSchema({
  label,
  atLeast,
  name,
  uniqueBy,
  row,
}: RowsField<Record<string, string>>): yup.Schema {
  return yup
    .array(formSchema<Record<string, string>>(row))
    .test(
      'at_least',
      (rows = [], context) =>
        rows.length >= atLeast ||
        context.createError({
          message: fieldMessage(
            { code: 'at_least_count', params: { count: atLeast, name } },
            label,
          ),
        }),
    )
    .test('unique', (rows = [], context) => {
      const keys = rows.map((each) => (each as Record<string, string>)[uniqueBy]?.trim());
      const repeated = keys.flatMap((key, index) =>
        key && keys.indexOf(key) < index ? [index] : [],
      );
      const message = fieldMessage({ code: 'unique' }, row[uniqueBy]?.label ?? label);
      return (
        repeated.length === 0 ||
        new yup.ValidationError(
          repeated.map((index) =>
            context.createError({ path: `${context.path}[${index}].${uniqueBy}`, message }),
          ),
        )
      );
    });
}

/**
 * What is wrong with a form's values, by field, in the catalogue's words; what the server refused
 * stays wrong until it is changed.
 */
export async function formErrors<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  refused?: Refusal<Values>,
): Promise<FormikErrors<Values>> {
  const refusals = stillRefused(refused, values);
  try {
    await formSchema(fields).validate(values, { abortEarly: false });
    return nestErrors(refusals);
  } catch (error) {
    if (error instanceof yup.ValidationError)
      return nestErrors(refusals, yupToFormErrors<Values>(error));
    throw error;
  }
}
