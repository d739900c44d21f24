import { fieldMessage } from '~/messages/fieldMessage';
import { fieldEntries, type FormFields } from '~/forms/FormFields';
import type { FlatError } from './flattenErrors';
import { tooFewRows } from './formSchema';

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
