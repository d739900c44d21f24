import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '~~/mocks/contract/calls';
import { checkBody } from '~~/mocks/contract/checkBody';
import { documentation } from '~~/mocks/contract/documentation/documentation';
import { problemSchema } from '~/api/contract/schemas';
import {
  apiDocument,
  requestSchemaOf,
  responseSchemaOf,
  schemaErrors,
} from '../../conformance/strictSchemas';

interface ProblemResponse {
  readonly content: {
    readonly 'application/problem+json': {
      readonly schema: object;
      readonly examples: Readonly<Record<string, { readonly value: object }>>;
    };
  };
}

const now = Date.parse('2026-03-02T12:00:00Z');
const named = Object.entries(calls);
const withBody = named.flatMap(([name, call]) => (call.body ? [[name, call] as const] : []));
const withResponse = named.flatMap(([name, call]) =>
  call.response ? [[name, call] as const] : [],
);

describe('request example', () => {
  it.each(withBody)('of %s matches the schema and the rules', (name, { body = {}, partial }) => {
    const { request } = documentation[name] ?? {};
    expect(schemaErrors(requestSchemaOf(name), request)).toEqual([]);
    expect(checkBody(body, request, { partial, now })).toEqual([]);
  });
});

describe('response example', () => {
  it.each(withResponse)(
    'of %s matches the strict schema and the tolerant one',
    (name, { status, response }) => {
      const example = documentation[name]?.response;
      expect(schemaErrors(responseSchemaOf(name, status)?.schema ?? {}, example)).toEqual([]);
      expect(response && safeParse(response, example)).toMatchObject({
        success: true,
        output: example,
      });
    },
  );

  const responses = Object.entries(apiDocument.components['responses'] ?? {});
  it.each(responses)('of the problem %s matches its schema', (_, response) => {
    const { schema, examples: problems } = (response as unknown as ProblemResponse).content[
      'application/problem+json'
    ];
    expect(Object.keys(problems).length).toBeGreaterThan(0);
    for (const { value } of Object.values(problems)) {
      expect(schemaErrors(schema, value)).toEqual([]);
      expect(safeParse(problemSchema, value).output).toEqual(value);
    }
  });
});

describe('strict schema', () => {
  const organization = documentation['readOrganization']?.response as {
    data: Record<string, unknown>;
  };
  const { schema = {} } = responseSchemaOf('readOrganization', 200) ?? {};
  const { response } = calls['readOrganization'] ?? {};

  it.each([
    ['an unknown status', { status: 'paused' }],
    ['a null status', { status: null }],
    ['seats that are null', { total_seats: null }],
    ['half a seat', { used_seats: 1.5 }],
    ['a local time', { updated_at: '2026-03-01T09:30:00' }],
    ['a time zone', { updated_at: '2026-03-01T09:30:00+02:00' }],
    ['a name of one character', { name: 'A' }],
    ['a missing field', { address: undefined }],
  ])('rejects %s, which the console tolerates where it can', (_, change) => {
    const body = JSON.parse(
      JSON.stringify({ data: { ...organization.data, ...change } }),
    ) as object;
    const [field = ''] = Object.keys(change);
    expect(schemaErrors(schema, body).join()).toContain(field);
    if (field !== 'used_seats') expect(response && safeParse(response, body).success).toBe(true);
  });

  it('accepts null where the document says so, and fields that it does not know', () => {
    const change = {
      address: null,
      status_changed_at: null,
      used_seats_30_days_ago: null,
      more: 1,
    };
    expect(schemaErrors(schema, { data: { ...organization.data, ...change } })).toEqual([]);
  });

  it('requires the params of a validation error, and a code of the contract', () => {
    const rejection = responseSchemaOf('updateOrganization', 422)?.schema ?? {};
    const problem = (error: object) => ({
      type: 'about:blank',
      title: 'x',
      status: 422,
      detail: 'x',
      code: 'validation_failed',
      errors: [{ pointer: '/name', ...error }],
    });
    expect(schemaErrors(rejection, problem({ code: 'required' }))).toEqual([]);
    expect(schemaErrors(rejection, problem({ code: 'min', params: { value: 2 } }))).toEqual([]);
    for (const error of [{ code: 'min' }, { code: 'wrong' }, { code: 'min', params: {} }])
      expect(schemaErrors(rejection, problem(error))).not.toEqual([]);
  });
});
