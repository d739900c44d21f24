import { isEqual, upperFirst } from 'es-toolkit';
import { activityActions } from '~/api/contract/activityActions';
import type { QueryParameter } from '~/api/contract/Call';
import { organizationStatuses } from '~/domain/organizationList';
import { currencies } from '~/domain/rules/currencies';
import type {
  BodyRules,
  FieldRule,
  NumberRule,
  TextRule,
  TextsRule,
} from '~/domain/rules/FieldRule';

/** A JSON Schema (2020-12), as used by OpenAPI 3.1. */
export type JsonSchema = { readonly [key: string]: unknown };

/**
 * The schema of a payload as a component of this name, and those of the objects within it. Optional
 * fields are also nullable.
 */
export function bodySchemas(
  name: string,
  rules: BodyRules,
  partial = false,
): Record<string, JsonSchema> {
  const components: Record<string, JsonSchema> = {};
  const addComponent = (suffix: string, fields: BodyRules, isPartial: boolean) => {
    const componentName = name + upperFirst(suffix);
    Object.assign(components, bodySchemas(componentName, fields, isPartial));
    return componentRef(componentName);
  };
  const properties = Object.entries(rules).map(([field, rule]): [string, JsonSchema] => {
    if (rule.kind === 'group') return [field, addComponent(field, rule.fields, partial)];
    if (rule.kind === 'rows') {
      const items = addComponent(rule.name, rule.fields, false);
      const description = `${rule.uniqueBy} must be unique.`;
      return [field, { type: 'array', minItems: rule.atLeast, items, description }];
    }
    return [field, rule.kind === 'texts' ? textsSchema(rule) : fieldSchema(rule)];
  });
  const required = Object.entries(rules).flatMap(([field, rule]) =>
    !partial && isRequired(rule) ? [field] : [],
  );
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
  return { [name]: schema, ...components };
}

function textsSchema({ atLeast, atMost, maxLength }: TextsRule): JsonSchema {
  return {
    type: 'array',
    minItems: atLeast,
    maxItems: atMost,
    items: { type: 'string', minLength: 1, maxLength },
  };
}

/** A reference to a schema of the document. */
export function componentRef(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Lists of values that the document has once, by component name. */
export const namedEnums = {
  Currency: { options: currencies, description: 'ISO 4217.' },
  OrganizationStatus: {
    options: organizationStatuses,
    description: 'Users of an inactive organization cannot use the product.',
  },
  TokenStatus: {
    options: ['active', 'revoked', 'expired'],
    description: 'Expired: `expires_at` has passed.',
  },
  ActivityAction: { options: activityActions, description: 'What was done.' },
} as const;

/** The schema of a choice: a reference if the list has a name. */
function enumSchema(options: readonly string[]): JsonSchema {
  const [name] =
    Object.entries(namedEnums).find(([, named]) => isEqual(named.options, options)) ?? [];
  return name === undefined ? { type: 'string', enum: options } : componentRef(name);
}

/** How a query parameter is sent, and its schema. */
export function parameterSchema(rule: QueryParameter): JsonSchema {
  switch (rule.kind) {
    case 'integer':
      return {
        schema: {
          type: 'integer',
          ...(rule.options
            ? { enum: rule.options }
            : { minimum: rule.min, ...optionalKeyword('maximum', rule.max) }),
          ...optionalKeyword('default', rule.default),
        },
      };
    case 'enum':
      return {
        schema: { ...enumSchema(rule.options), ...optionalKeyword('default', rule.default) },
      };
    case 'list':
      return {
        style: 'form',
        explode: false,
        schema: { type: 'array', minItems: 1, items: enumSchema(rule.options) },
      };
    case 'day':
      return { schema: { type: 'string', format: 'date' } };
    case 'text':
      return { schema: { type: 'string' } };
  }
}

function isRequired(rule: BodyRules[string]): boolean {
  return (
    rule.kind === 'rows' ||
    rule.kind === 'texts' ||
    rule.required === true ||
    (rule.kind === 'instant' && rule.nullable === true)
  );
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
      return rule.required
        ? enumSchema(rule.options)
        : { type: type('string'), enum: [...rule.options, null] };
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
