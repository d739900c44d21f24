import fc from 'fast-check';
import type { Call } from '~/api/contract/Call';
import { calls } from '~~/mocks/calls';
import { pointersOf } from '../../client/Reply';
import { checkBody } from '~~/mocks/http/checkBody';
import type { BodyRules } from '~/domain/rules/FieldRule';
import { dayInMs } from '~/lib/time';
import { check, RuleFailure } from '../../check';
import { type Rule, sectionOf } from '../../Rule';
import type { Suite } from '../../Suite';
import { validInput, withVersion } from '../validInput';
import { acceptedCodes, isTrimmed } from './fieldCases';
import { acceptedReason, codeReason, misplacedReason, rejectedReason } from '../../reasons';
import { payloadFields, withValue, type PayloadField } from './payloadFields';

/** Valid payloads of these calls are sent too: they leave no record behind. */
const repeatable = ['updateOrganization', 'assignSeats', 'changeTotalSeats', 'addNote'];
/** A random password or email would count as an attempt to sign in. */
const bodyCalls = Object.entries(calls).filter(([name, { body }]) => body && name !== 'login');

/** Random payloads are accepted or rejected as the rules say; seeded, shrunk to the smallest. */
export const propertyRules: readonly Rule[] = bodyCalls.map(([name, call]) => ({
  id: `properties.${name}`,
  title: `${name} accepts and rejects random payloads as the validation rules say`,
  section: sectionOf(call),
  run: (suite) => checkPayloads(suite, name, call),
}));

/** A failing payload is made smaller by at most so many attempts, which take a request each. */
const maxShrinks = 100;

async function checkPayloads(suite: Suite, name: string, { body: rules = {}, partial }: Call) {
  const { runs, seed } = suite.options;
  const fields = new Map(payloadFields(rules).map((field) => [field.pointer, field.rule]));
  let input = await validInput(suite, name);
  let isStale = false;
  let attempts = 0;
  const property = fc.asyncProperty(arbitraryChange(rules), async (changes) => {
    attempts += 1;
    if (attempts > runs + maxShrinks) return;
    const body = changes.reduce<object>(
      (payload, { pointer, value }) => withValue(payload, pointer, value),
      input.body ?? {},
    );
    const issues = checkBody(rules, body, { partial });
    if (issues.length === 0 && !repeatable.includes(name)) return;
    if (isStale) input = await withVersion(suite, input);
    const reply = await suite.api.send(name, { ...input, body });
    isStale = reply.status < 300;
    const expected = issues.map(({ pointer, code }) => `${pointer} ${code}`);
    if (issues.length === 0) {
      const isAccepted = reply.status < 300 || reply.status === 409;
      const [pointer = ''] = pointersOf(reply);
      check(
        isAccepted,
        `a valid payload got ${reply.status}`,
        reply,
        reply.status === 422
          ? rejectedReason(pointer)
          : suite.api.reasonOf(name, reply, 200, 'nothing'),
      );
      return;
    }
    check(
      reply.status === 422,
      `an invalid payload (${expected.join(', ')}) got ${reply.status}`,
      reply,
      reply.status < 300
        ? acceptedReason(issues[0]?.pointer ?? '')
        : suite.api.reasonOf(name, reply, 422, 'nothing'),
    );
    const { errors = [] } = suite.api.checkProblem(name, reply, { status: 422 });
    for (const { pointer, code } of errors) {
      const rule = fields.get(pointer);
      const isExpected = issues.some(
        (issue) =>
          issue.pointer === pointer &&
          (rule ? acceptedCodes(issue.code, rule) : [issue.code]).some((one) => one === code),
      );
      const wanted = expected.join(', ');
      const isElsewhere = issues.every((issue) => issue.pointer !== pointer);
      const message = `errors has ${pointer} ${code}, expected ${wanted}`;
      check(
        isExpected,
        message,
        reply,
        suite.api.knownReason(name, reply) ??
          (isElsewhere ? misplacedReason([pointer]) : codeReason(pointer, code)),
      );
    }
  });
  const result = await fc.check(property, { numRuns: runs, seed, endOnFailure: false });
  if (!result.failed) return;
  const failure = result.errorInstance;
  const change = JSON.stringify(result.counterexample?.[0]);
  if (!(failure instanceof RuleFailure)) throw failure;
  const smallest = `the smallest payload that shows it changes ${change} (seed ${result.seed})`;
  const findings = failure.findings.map((finding) => ({
    ...finding,
    message: `${finding.message}; ${smallest}`,
  }));
  throw new RuleFailure(findings, failure.reply);
}

/** One or two fields of the payload with other values. */
function arbitraryChange(rules: BodyRules) {
  const fields = payloadFields(rules);
  const change = fc.oneof(
    ...fields.map((field) =>
      arbitraryValue(field).map((value) => ({ pointer: field.pointer, value })),
    ),
  );
  return fc.uniqueArray(change, { minLength: 1, maxLength: 2, selector: ({ pointer }) => pointer });
}

/** Values whose validity the contract settles. */
function arbitraryValue({ name, rule }: PayloadField): fc.Arbitrary<unknown> {
  if (name === 'seat_type') return fc.constantFrom('full', 'light', 'guest', '');
  switch (rule.kind) {
    case 'text':
      return fc.oneof(
        arbitraryText(rule.maxLength ?? 20),
        fc
          .stringMatching(/^[ab09+ ()-]{0,70}$/)
          .map((text) => (isTrimmed(rule) ? text : text.trim())),
      );
    case 'email':
      return fc.oneof(
        fc.stringMatching(/^[a-z0-9]{1,20}([.+_-][a-z0-9]{1,10})?@[a-z0-9]{1,20}\.(com|org)$/),
        fc.stringMatching(/^[a-zA-Z0-9 .,;:<>()-]{0,30}$/),
      );
    case 'number':
      return rule.integer
        ? fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 99_990, max: 100_010 }))
        : fc
            .oneof(fc.integer({ min: -3, max: 10_000 }), fc.integer({ min: 1e8 - 9, max: 1e8 + 9 }))
            .map((cents) => cents / 100);
    case 'choice':
      return fc.oneof(
        fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'CHF'),
        fc.stringMatching(/^([a-z]{3}|[A-Z]{1,2}|[A-Z]{4})$/),
      );
    case 'flag':
      return fc.boolean();
    case 'instant':
      return fc
        .integer({ min: -400, max: 800 })
        .filter((days) => days !== 0 && days !== rule.withinDays)
        .map((days) => new Date(Date.now() + days * dayInMs).toISOString());
  }
}

/** Characters of any script. Not the unit `binary` of fast-check, which takes half a second to build. */
const visible = fc
  .oneof(
    fc.integer({ min: 0x21, max: 0x2fff }),
    fc.integer({ min: 0x3041, max: 0x9fff }),
    fc.integer({ min: 0xa4d0, max: 0xd7a3 }),
    fc.integer({ min: 0x1_f300, max: 0x1_faff }),
    fc.integer({ min: 0x2_0000, max: 0x2_a6df }),
  )
  .map((codePoint) => String.fromCodePoint(codePoint))
  .filter((text) => !/[\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text));

/**
 * Texts of any script around a length. Without control and invisible characters: whether they count
 * as blank or are trimmed isn't settled.
 */
function arbitraryText(length: number): fc.Arbitrary<string> {
  const word = (min: number, max: number) =>
    fc.string({ unit: visible, minLength: min, maxLength: max, size: 'max' });
  return fc.oneof(word(0, 4), word(Math.max(0, length - 2), length + 2));
}
