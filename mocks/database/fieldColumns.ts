import { mapValues } from 'es-toolkit';
import { organizationFields, type FieldName } from '~/domain/organizationFields';
import type { NumberRule } from '~/domain/rules/FieldRule';

type Rules = { readonly [Name in FieldName]: (typeof organizationFields)[Name]['rule'] };

/** A column for each field of an organization, by the type of its values. Optional texts are null. */
export function fieldColumns<Num, Text, OptionalText>(types: {
  readonly number: Num;
  readonly text: Text;
  readonly optionalText: OptionalText;
}) {
  return mapValues(organizationFields, ({ rule }) => {
    if (rule.kind === 'number') return types.number;
    return 'required' in rule ? types.text : types.optionalText;
  }) as {
    readonly [Name in FieldName]: Rules[Name] extends NumberRule
      ? Num
      : Rules[Name] extends { required: true }
        ? Text
        : OptionalText;
  };
}
