import { countBy } from 'es-toolkit';
import type { Reply } from './client/Transport';
import type { Leftover } from './Records';
import { shorten, type Finding, type Rule } from './Rule';
import type { RuleResult, SuiteResult } from './runRules';

const maxBody = 2_000;
/** Mistakes that the first line names. */
const maxNamed = 3;

/** What probably is one mistake of the server: it fails rules for one reason. */
interface Mistake {
  /** What the first rule says about it. */
  readonly finding: Finding;
  readonly rules: readonly Rule[];
}

/** The mistakes, in the order in which the rules found them. */
function mistakesOf(results: readonly RuleResult[]): readonly Mistake[] {
  const mistakes = new Map<string, { finding: Finding; rules: Rule[] }>();
  for (const { rule, findings = [] } of results)
    for (const finding of findings) {
      const mistake = mistakes.get(finding.reason) ?? { finding, rules: [] };
      mistakes.set(finding.reason, mistake);
      if (!mistake.rules.includes(rule)) mistake.rules.push(rule);
    }
  return [...mistakes.values()];
}

/** One line for a rule, printed while the others run. */
export function progressLine({ rule, findings, leftOut }: RuleResult): string {
  return `${findings ? 'FAIL' : leftOut === undefined ? 'ok  ' : 'skip'}  ${describe(rule)}`;
}

function describe(rule: Rule): string {
  return `${rule.id}: ${rule.title} (${linkOf(rule)})`;
}

function linkOf({ section }: Rule): string {
  return section === undefined ? 'docs/openapi.yaml' : `docs/api.md#${section}`;
}

/** The report of a run. The first line names the mistakes, the last is "N passed, N failed". */
export function reportLines(result: SuiteResult): string[] {
  const { suite, results, stopped } = result;
  const mistakes = mistakesOf(results);
  const lines = [
    headline(mistakes),
    ...(stopped === undefined ? [] : [`Stopped early: ${stopped}`]),
    ...mistakes.flatMap((mistake, index) => mistakeLines(mistake, index + 1)),
    ...summaryLines(result),
  ];
  return lines.map((line) => suite.secrets.mask(line));
}

function headline(mistakes: readonly Mistake[]): string {
  if (mistakes.length === 0) return 'No mistake found.';
  const named = mistakes.slice(0, maxNamed).map(({ finding, rules }) => {
    const fail = rules.length === 1 ? '1 rule fails' : `${rules.length} rules fail`;
    return `${rules[0]?.id}: ${shorten(finding.message)} (${fail})`;
  });
  const rest = mistakes.length > maxNamed ? [`${mistakes.length - maxNamed} more`] : [];
  return `${count(mistakes.length, 'mistake')} probably: ${[...named, ...rest].join('; ')}`;
}

/** Why rules fail: the first one with its request and response, the others by name. */
function mistakeLines({ finding, rules }: Mistake, number: number): string[] {
  const [first, ...others] = rules;
  if (!first) return [];
  return [
    '',
    `${number}. ${finding.message}`,
    `   ${rules.length === 1 ? '1 rule fails' : `${rules.length} rules fail for the same reason`}:`,
    `   ${describe(first)}`,
    ...(finding.reply ? exchangeLines(finding.reply) : []).map((line) => `     ${line}`),
    ...(others.length === 0 ? [] : [`   Also: ${others.map(({ id }) => id).join(', ')}`]),
  ];
}

function exchangeLines({ request, status, headers, text }: Reply): string[] {
  return [
    `> ${request.method} ${request.path}`,
    ...Object.entries(request.headers).map(([name, value]) => `> ${name}: ${value}`),
    ...(request.body === undefined ? [] : [`> ${shorten(request.body, maxBody)}`]),
    `< ${status}`,
    ...[...headers].map(([name, value]) => `< ${name}: ${value}`),
    ...(text === '' ? [] : [`< ${shorten(text, maxBody)}`]),
  ];
}

function count(size: number, name: string): string {
  return `${size} ${name}${size === 1 ? '' : 's'}`;
}

function summaryLines({ suite, results, leftovers, seconds }: SuiteResult): string[] {
  const { namePrefix } = suite.records;
  const { passed, failed, skipped } = countsOf(results);
  const parts = countBy(
    results.flatMap(({ leftOut }) => leftOut ?? []),
    (part) => part,
  );
  return [
    '',
    `${count(suite.transport.requests, 'request')} in ${seconds.toFixed(1)} s.`,
    `Left behind, named ${namePrefix}…: ${leftText(leftovers, 'organization', 'deactivated')} and ${leftText(leftovers, 'token', 'revoked')}.`,
    ...Object.entries(parts).map(
      ([part, size]) =>
        `The server leaves out ${part}, which is optional: ${count(size, 'rule')} skipped.`,
    ),
    `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`,
  ];
}

/** "3 organizations (2 deactivated, 1 still active: deactivateOrganization responded 500)" */
function leftText(all: readonly Leftover[], kind: Leftover['kind'], ended: string): string {
  const leftovers = all.filter((one) => one.kind === kind);
  const active = leftovers.filter(({ problem }) => problem !== undefined);
  const problems = [...new Set(active.map(({ problem }) => problem))].join(', ');
  const states =
    active.length === 0
      ? ended
      : `${leftovers.length - active.length} ${ended}, ${active.length} still active: ${problems}`;
  return `${count(leftovers.length, kind)} (${states})`;
}

function countsOf(results: readonly RuleResult[]) {
  const failed = results.filter(({ findings }) => findings).length;
  const skipped = results.filter(({ leftOut }) => leftOut !== undefined).length;
  return { passed: results.length - failed - skipped, failed, skipped };
}

/** The report of `--json`; secrets are masked. */
export function jsonReport({ suite, results, leftovers, stopped, seconds }: SuiteResult) {
  const { options, secrets } = suite;
  return {
    host: options.host,
    seconds,
    ...countsOf(results),
    stopped,
    mistakes: mistakesOf(results).map(({ finding, rules }) => ({
      message: secrets.mask(finding.message),
      rules: rules.map(({ id }) => id),
    })),
    rules: results.map(({ rule, findings, leftOut }) => ({
      id: rule.id,
      title: rule.title,
      link: linkOf(rule),
      passed: !findings && leftOut === undefined,
      ...(leftOut !== undefined && { leftOut }),
      ...(findings && {
        message: secrets.mask(findings.map(({ message }) => message).join('; ')),
        exchange:
          findings[0]?.reply && exchangeLines(findings[0].reply).map((line) => secrets.mask(line)),
      }),
    })),
    leftBehind: leftovers,
  };
}
