import type { QueryRules } from '~/api/contract/Call';
import { calls } from '~~/mocks/calls';
import type { CallInput } from '../client/ApiClient';
import type { Suite } from '../Suite';
import { check } from '../check';
import { ignoredReason } from '../reasons';
import { sectionOf, type Rule } from '../Rule';
import { requireDays } from './activityFeed';
import { checkEncoding, checkPages } from './listing';
import { validInput } from './validInput';

type ParameterRule = QueryRules[string];

/** Values that a server may reject like unknown ones. */
const optionalValues: readonly (string | number)[] = ['underused', 'unused_seats'];

/** Values of a parameter at and beyond its bounds. */
function parameterValues(name: string, rule: ParameterRule) {
  switch (rule.kind) {
    case 'integer': {
      const { min, max, options } = rule;
      const outside = max === undefined ? [] : [max + 1];
      return {
        valid: options ?? [min, ...(max === undefined ? [] : [max])],
        invalid: [min - 1, -1, 1.5, 'abc', '', ...(options ? [7, 1000] : outside)],
      };
    }
    case 'enum':
      return {
        valid: rule.options,
        invalid: ['unknown', '', rule.options[0]?.toUpperCase() ?? ''],
      };
    case 'list':
      return { valid: [...rule.options, rule.options.join(',')], invalid: ['unknown', ''] };
    case 'day':
      return { valid: [], invalid: ['2026-02-30', '2026-1-1', 'today', ''] };
    case 'text':
      return name === 'before'
        ? { valid: [], invalid: ['not a cursor'] }
        : { valid: ['a', '%', "'", 'é中🏢', 'a'.repeat(200)], invalid: [] };
  }
}

/** The parameters without which a value is invalid, or has no effect. */
function companions(parameter: string, rule: ParameterRule): Readonly<Record<string, string>> {
  // A day counts only with the other end of the period.
  if (rule.kind === 'day') return { from: '2026-01-01', to: '2026-01-31' };
  // Only a search is sorted by relevance.
  return parameter === 'sort' ? { q: 'a' } : {};
}

/** Fails if a parameter has no effect at all, which is another mistake than not checking it. */
async function explainAccepted(
  suite: Suite,
  name: string,
  input: CallInput,
  rule: ParameterRule,
  parameter: string,
): Promise<void> {
  const { api } = suite;
  if (name === 'listOrganizations' && parameter === 'page') await checkPages(suite);
  const { valid, invalid } = parameterValues(parameter, rule);
  // An invalid cursor must differ from none. The last value of a list has all of its options.
  const [one, other] =
    valid.length > 1
      ? [valid[0], valid.at(rule.kind === 'list' ? 1 : -1)]
      : rule.kind === 'integer'
        ? [rule.min, 99]
        : [undefined, invalid[0]];
  const send = (value: string | number | undefined) =>
    api.send(name, { ...input, query: { ...companions(parameter, rule), [parameter]: value } });
  const [first, second] = [await send(one), await send(other)];
  const message = `${name} responds the same to ${parameter}=${other} ${one === undefined ? 'as without it' : `and ${one}`}`;
  check(first.text !== second.text, message, second, ignoredReason(parameter));
}

const generated: readonly Rule[] = Object.entries(calls).flatMap(([name, call]) =>
  Object.entries(call.query ?? {}).map(([parameter, rule]): Rule => {
    const { valid, invalid } = parameterValues(parameter, rule);
    return {
      id: `queries.${name}.${parameter}`,
      title: `${name} accepts valid values of ${parameter} and rejects others, naming it`,
      section: sectionOf(call),
      async run(suite) {
        if (rule.kind === 'day' && call.path.endsWith('/activity')) await requireDays(suite);
        const input = await validInput(suite, name);
        const others = companions(parameter, rule);
        const query = (value: string | number) => ({ ...others, [parameter]: value });
        for (const value of valid) {
          const reply = await suite.api.send(name, { ...input, query: query(value) });
          const isLeftOut = reply.status === 400 && optionalValues.includes(value);
          if (!isLeftOut) suite.api.checkSuccess(name, reply);
        }
        for (const value of invalid) {
          const reply = await suite.api.send(name, { ...input, query: query(value) });
          if (reply.status < 300) await explainAccepted(suite, name, input, rule, parameter);
          const problem = suite.api.checkProblem(name, reply, {
            status: 400,
            code: 'invalid_query',
          });
          check(
            problem.parameter === parameter ||
              (problem.parameter === undefined && problem.detail.includes(parameter)),
            `the problem names ${problem.parameter ?? 'no parameter'}, expected ${parameter}`,
            reply,
          );
        }
      },
    };
  }),
);

export const queryRules: readonly Rule[] = [
  ...generated,
  {
    id: 'queries.form-encoded',
    title: 'queries are form-encoded: + and %20 are spaces, %2B is a plus',
    section: 'requests-and-responses',
    run: checkEncoding,
  },
];
