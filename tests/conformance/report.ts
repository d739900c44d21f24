import { countBy } from 'es-toolkit';
import type { Reply } from './client/Reply';
import { mistakesOf, type Mistake } from './mistakes';
import type { Leftover } from './retire';
import type { Rule } from './Rule';
import type { RuleResult, SuiteResult } from './runRules';

const maxBody = 2_000;
/** Mistakes that the first line names. */
const maxNamed = 3;

/** One line for a rule, printed while the others run. */
export function progressLine({ rule, findings, leftOut }: RuleResult): string {
  return `${findings ? 'FAIL' : leftOut === undefined ? 'ok  ' : 'skip'}  ${describe(rule)}`;
}

function describe({ id, title, section }: Rule): string {
  return `${id}: ${title} (${linkOf(section)})`;
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
  const named = mistakes.slice(0, maxNamed).map(({ message, results }) => {
    const rules = results.length === 1 ? '1 rule fails' : `${results.length} rules fail`;
    return `${results[0]?.rule.id}: ${shorten(message, 300)} (${rules})`;
  });
  const rest = mistakes.length > maxNamed ? [`${mistakes.length - maxNamed} more`] : [];
  return `${count(mistakes.length, 'mistake')} probably: ${[...named, ...rest].join('; ')}`;
}

/** Why rules fail: the first one with its request and response, the others by name. */
function mistakeLines({ message, results }: Mistake, number: number): string[] {
  const [first, ...others] = results;
  if (!first) return [];
  const also = others.map(({ rule }) => rule.id).join(', ');
  return [
    '',
    `${number}. ${message}`,
    `   ${results.length === 1 ? '1 rule fails' : `${results.length} rules fail for the same reason`}:`,
    `   ${describe(first.rule)}`,
    ...(first.reply ? exchangeLines(first.reply) : []).map((line) => `     ${line}`),
    ...(others.length === 0 ? [] : [`   Also: ${also}`]),
  ];
}

function linkOf(section: string): string {
  return `docs/api.md#${section}`;
}

function exchangeLines({ request, status, headers, text }: Reply): string[] {
  return [
    `> ${request.method} ${request.path}`,
    ...Object.entries(request.headers).map(([name, value]) => `> ${name}: ${value}`),
    ...(request.body === undefined ? [] : [`> ${shorten(request.body)}`]),
    `< ${status}`,
    ...[...headers].map(([name, value]) => `< ${name}: ${value}`),
    ...(text === '' ? [] : [`< ${shorten(text)}`]),
  ];
}

function shorten(text: string, length = maxBody): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

function count(size: number, name: string): string {
  return `${size} ${name}${size === 1 ? '' : 's'}`;
}

function summaryLines({ suite, results, leftovers, seconds }: SuiteResult): string[] {
  const { namePrefix } = suite.records;
  const isRenamed = ({ name }: Leftover) => !name.startsWith(namePrefix);
  return [
    '',
    `${count(suite.transport.requests, 'request')} in ${seconds.toFixed(1)} s.`,
    `Left behind, named ${namePrefix}…: ${leftText(leftovers, 'organization', 'deactivated')} and ${leftText(leftovers, 'token', 'revoked')}.`,
    ...leftovers
      .filter(isRenamed)
      .map(
        ({ kind, id, name }) =>
          `Left behind with another name: ${kind} ${id} ${shorten(JSON.stringify(name), 60)}.`,
      ),
    ...skippedLines(results),
    countLine(results),
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

/** "The server leaves out readSummary, which is optional: 9 rules skipped." */
function skippedLines(results: readonly RuleResult[]): string[] {
  const parts = countBy(
    results.flatMap(({ leftOut }) => leftOut ?? []),
    (part) => part,
  );
  return Object.entries(parts).map(
    ([part, size]) =>
      `The server leaves out ${part}, which is optional: ${count(size, 'rule')} skipped.`,
  );
}

function countsOf(results: readonly RuleResult[]) {
  const failed = results.filter(({ findings }) => findings).length;
  const skipped = results.filter(({ leftOut }) => leftOut !== undefined).length;
  return { passed: results.length - failed - skipped, failed, skipped };
}

function countLine(results: readonly RuleResult[]): string {
  const { passed, failed, skipped } = countsOf(results);
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** The report of `--json`; secrets are masked. */
export function jsonReport({ suite, results, leftovers, stopped, seconds }: SuiteResult) {
  const { options, secrets } = suite;
  return {
    host: options.host,
    seed: options.seed,
    seconds,
    ...countsOf(results),
    stopped,
    mistakes: mistakesOf(results).map((mistake) => ({
      message: secrets.mask(mistake.message),
      rules: mistake.results.map(({ rule }) => rule.id),
    })),
    rules: results.map(({ rule, findings, leftOut, reply }) => ({
      id: rule.id,
      title: rule.title,
      link: linkOf(rule.section),
      passed: !findings && leftOut === undefined,
      ...(leftOut !== undefined && { leftOut }),
      ...(findings && {
        message: secrets.mask(findings.map(({ message }) => message).join('; ')),
      }),
      ...(reply && { exchange: exchangeLines(reply).map((line) => secrets.mask(line)) }),
    })),
    leftBehind: leftovers,
  };
}
