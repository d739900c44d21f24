import { currencies } from '~/domain/rules/currencies';
import type {
  BodyRules,
  FieldRule,
  GroupRule,
  NumberRule,
  RowsRule,
  TextRule,
} from '~/domain/rules/FieldRule';
import type { IntegerParameter, StringParameter, EnumParameter } from '~/api/contract/Call';

/** A JSON Schema (2020-12), as used by OpenAPI 3.1. */
export type JsonSchema = { readonly [key: string]: unknown };

/** The schema of a payload. Optional fields are also nullable. */
export function bodySchema(rules: BodyRules, partial = false): JsonSchema {
  const required = Object.entries(rules).flatMap(([field, rule]) =>
    !partial && isRequired(rule) ? [field] : [],
  );
  const properties = Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [field, propertySchema(rule, partial)]),
  );
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(partial && { minProperties: 1 }),
  };
}

export function parameterSchema(
  rule: IntegerParameter | EnumParameter | StringParameter,
): JsonSchema {
  switch (rule.kind) {
    case 'integer':
      return {
        type: 'integer',
        ...(rule.options
          ? { enum: rule.options }
          : { minimum: rule.min, ...optionalKeyword('maximum', rule.max) }),
        ...optionalKeyword('default', rule.default),
      };
    case 'enum':
      return { type: 'string', enum: rule.options, ...optionalKeyword('default', rule.default) };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'text':
      return { type: 'string' };
  }
}

function isRequired(rule: FieldRule | GroupRule | RowsRule): boolean {
  return (
    rule.kind === 'rows' ||
    rule.required === true ||
    (rule.kind === 'instant' && rule.nullable === true)
  );
}

function propertySchema(rule: FieldRule | GroupRule | RowsRule, partial: boolean): JsonSchema {
  if (rule.kind === 'group') return bodySchema(rule.fields, partial);
  if (rule.kind === 'rows') {
    return {
      type: 'array',
      minItems: rule.atLeast,
      items: bodySchema(rule.fields),
      description: `${rule.uniqueBy} must be unique.`,
    };
  }
  return fieldSchema(rule);
}

function fieldSchema(rule: FieldRule): JsonSchema {
  const type = (name: string) => (rule.required ? name : [name, 'null']);
  switch (rule.kind) {
    case 'text':
      return { type: type('string'), ...textBounds(rule) };
    case 'email':
      return {
        type: type('string'),
        format: 'email',
        maxLength: 254,
        description: 'Cleaned before it is checked.',
      };
    case 'number':
      return { type: type(rule.integer ? 'integer' : 'number'), ...numberBounds(rule) };
    case 'flag':
      return { type: type('boolean'), default: false };
    case 'choice':
      // A long list that is used more than once.
      if (rule.options === currencies && rule.required)
        return { $ref: '#/components/schemas/Currency' };
      return { type: type('string'), enum: rule.required ? rule.options : [...rule.options, null] };
    case 'instant':
      return {
        type: rule.nullable ? ['string', 'null'] : 'string',
        format: 'date-time',
        ...joinDescription([
          rule.future && 'Later than now',
          rule.withinDays !== undefined && `less than ${rule.withinDays} days away`,
        ]),
      };
  }
}

function textBounds(rule: TextRule): JsonSchema {
  const { required, verbatim, multiline, digits } = rule;
  return {
    ...textKeywords(rule),
    ...joinDescription([
      !verbatim && `${multiline ? 'Trimmed' : 'Cleaned'} before it is checked`,
      digits && `holds ${digits.min} to ${digits.max} digits`,
      required && !verbatim && 'blank counts as missing',
    ]),
  };
}

/** The keywords for a text that fulfils a rule. */
export function textKeywords({ required, minLength, maxLength, pattern }: TextRule): JsonSchema {
  return {
    ...optionalKeyword('minLength', minLength ?? (required ? 1 : undefined)),
    ...optionalKeyword('maxLength', maxLength),
    ...optionalKeyword('pattern', pattern),
  };
}

/**
 * Decimals are only described. With `multipleOf: 0.01`, validators reject values like 19.99,
 * because the floating-point quotient isn't an integer:
 * https://github.com/epoberezkin/ajv/issues/84.
 */
function numberBounds({ min, lessThan, decimals }: NumberRule): JsonSchema {
  return {
    ...optionalKeyword('minimum', min),
    ...optionalKeyword('exclusiveMaximum', lessThan),
    ...joinDescription([decimals !== undefined && `At most ${decimals} decimals`]),
  };
}

function joinDescription(parts: readonly (string | false | undefined)[]): JsonSchema {
  const text = parts.filter((part) => part !== false && part !== undefined).join('; ');
  return text === '' ? {} : { description: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` };
}

function optionalKeyword(key: string, value: unknown): JsonSchema {
  return value === undefined ? {} : { [key]: value };
}
