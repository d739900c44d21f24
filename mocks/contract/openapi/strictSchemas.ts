import { toJsonSchema } from '@valibot/to-json-schema';
import { omit } from 'es-toolkit';
import type { GenericSchema } from 'valibot';
import { entities } from '../documentation/documentation';
import type { Constraint, Entity } from '../documentation/Entity';
import { componentRef, type JsonSchema } from './ruleSchema';

/** The strict schemas of all entities, by component name. */
export function entitySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, entitySchema(name, entity)]),
  );
}

function entitySchema(name: string, { tolerant, constraints: fields, ...entity }: Entity) {
  const schema = strictSchema(toOpenapiSchema(tolerant, name), { fields });
  const base = entities[entity.extends ?? ''];
  if (entity.extends === undefined || !base) return schema;
  const { properties: inherited } = toOpenapiSchema(base.tolerant, entity.extends);
  const properties = omit(schema['properties'] as JsonSchema, Object.keys(inherited as JsonSchema));
  const own = { type: 'object', properties, required: Object.keys(properties) };
  return { allOf: [componentRef(entity.extends), own] };
}

/** The strict schema of a response with its envelope, with references to the entities. */
export function responseSchema(response: GenericSchema): JsonSchema {
  return strictSchema(toOpenapiSchema(response), {});
}

function toOpenapiSchema(source: GenericSchema, ownName?: string): JsonSchema {
  const definitions = Object.fromEntries(
    Object.entries(entities).flatMap(([name, { tolerant }]) =>
      name === ownName ? [] : [[name, tolerant]],
    ),
  );
  // `$schema` and `$defs` belong to the document as a whole.
  const {
    $schema: _,
    $defs: __,
    ...schema
  } = toJsonSchema(source, { target: 'draft-2020-12', definitions });
  return schema;
}

/**
 * The strict form of a tolerant schema: fields are required and not null unless their constraint
 * says otherwise, and have the keywords of their constraint.
 */
function strictSchema(schema: JsonSchema, constraint: Constraint): JsonSchema {
  const {
    anyOf,
    $ref,
    properties,
    required: _,
    items,
    ...rest
  } = schema as {
    readonly anyOf?: readonly JsonSchema[];
    readonly $ref?: string;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
    readonly items?: JsonSchema;
  };
  if (anyOf) {
    // All unions of the tolerant schemas are of a type and null.
    const [first] = anyOf.filter(({ type }) => type !== 'null');
    if (!first || anyOf.length > 2) throw new Error('A field has more types than one and null.');
    return strictSchema({ ...rest, ...first }, constraint);
  }
  const { keywords, fields = {}, nullable } = constraint;
  const strict: JsonSchema = {
    ...rest,
    ...($ref !== undefined && { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          strictSchema(property, fields[name] ?? {}),
        ]),
      ),
      required: Object.keys(properties).filter((name) => !fields[name]?.optional),
    }),
    ...(items && { items: strictSchema(items, { fields }) }),
    ...keywords,
  };
  // A type beside a reference would only repeat it.
  const { type, ...withoutType } = strict;
  if (strict['$ref'] !== undefined) return withoutType;
  return nullable ? { ...strict, type: [type, 'null'] } : strict;
}
