import type { GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import { bodyOf, type BodyRules } from '~~/mocks/bodies';
import { calls as clientCalls } from '~~/mocks/calls';
import {
  callNamed,
  calls,
  documentedResponse,
  resolve,
  type Schema,
} from '../../conformance/openapi';

/** The paths of all members that responses or payloads of a schema have: `data/billing/amount`. */
function documentedMembers(reference: Schema): string[] {
  const { properties = {}, items, allOf = [], oneOf = [] } = resolve<Schema>(reference);
  const own = Object.entries(properties).flatMap(([name, member]) => [
    name,
    ...documentedMembers(member).map((path) => `${name}/${path}`),
  ]);
  return [...own, ...[...allOf, ...oneOf, ...(items ? [items] : [])].flatMap(documentedMembers)];
}

/** The same of a schema of the client. */
function clientMembers(schema: GenericSchema): string[] {
  const {
    entries = {},
    item,
    wrapped,
  } = schema as {
    readonly entries?: Readonly<Record<string, GenericSchema>>;
    readonly item?: GenericSchema;
    readonly wrapped?: GenericSchema;
  };
  const own = Object.entries(entries).flatMap(([name, member]) => [
    name,
    ...clientMembers(member).map((path) => `${name}/${path}`),
  ]);
  return [...own, ...[item, wrapped].flatMap((inner) => (inner ? clientMembers(inner) : []))];
}

/** The same of the rules of a payload. */
function ruleMembers(rules: BodyRules): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => [
    name,
    ...('fields' in rule ? ruleMembers(rule.fields).map((path) => `${name}/${path}`) : []),
  ]);
}

it('the client has the calls of the document', () => {
  expect(Object.keys(clientCalls).toSorted()).toEqual(Object.keys(calls).toSorted());
});

it.each(Object.entries(clientCalls))('%s has the members of the document', (name, call) => {
  const { payload, status } = callNamed(name);
  const { schema } = documentedResponse(name, status);
  expect({
    payload: ruleMembers(bodyOf(name) ?? {}).toSorted(),
    response: [...new Set(call.response ? clientMembers(call.response) : [])].toSorted(),
  }).toEqual({
    payload: [...new Set(documentedMembers(payload ?? {}))].toSorted(),
    response: [...new Set(documentedMembers(schema))].toSorted(),
  });
});
