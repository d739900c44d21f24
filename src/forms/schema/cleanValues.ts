import { cleanField } from '~/domain/text/cleanField';
import { fieldEntries, type FormFields } from '~/forms/FormFields';

/**
 * A form's values with what was typed or pasted cleaned, by the rules of the fields. A value that is
 * as in `initialValues` stays: nobody has typed it.
 */
export function cleanValues<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  initialValues?: Values,
): Values {
  const valueOf = (name: string, of?: object): unknown => (of as Record<string, unknown>)?.[name];
  const cleaned = Object.fromEntries(
    fieldEntries(fields).map(([name, field]) => {
      const value = valueOf(name, values);
      const initialValue = valueOf(name, initialValues);
      if (value === initialValue) return [name, value];
      if ('row' in field)
        return [
          name,
          (value as Record<string, string>[]).map((row, index) =>
            cleanValues(
              field.row,
              row,
              (initialValue as Record<string, string>[] | undefined)?.[index],
            ),
          ),
        ];
      return [
        name,
        typeof value === 'string'
          ? cleanField(field.rule, value, values as Record<string, unknown>)
          : value,
      ];
    }),
  );
  return { ...values, ...cleaned };
}
