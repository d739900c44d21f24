import { countBy } from 'es-toolkit';
import type { Reply } from './client/Transport';
import { shorten, type Finding, type Rule } from './Rule';
import type { RuleResult, SuiteResult } from './runRules';

const maxBody = 2_000;

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

/** The report of a run. The first line counts the mistakes, the last is "N passed, N failed". */
export function reportLines(result: SuiteResult): string[] {
  const mistakes = mistakesOf(result.results);
  return [
    mistakes.length === 0 ? 'No mistake found.' : `${count(mistakes.length, 'mistake')} probably:`,
    ...mistakes.flatMap((mistake, index) => mistakeLines(mistake, index + 1)),
    ...summaryLines(result),
  ].map(withoutSecrets);
}

/** Without passwords, tokens and the secrets of new tokens. */
function withoutSecrets(text: string): string {
  return text
    .replaceAll(/"(\w*password|token)"\s*:\s*"(?:[^"\\]|\\.)*"/gi, '"$1":"***"')
    .replaceAll(/(Bearer )[^\s"]+/gi, '$1***');
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
  const { organizations, tokens, active } = leftovers;
  const failed = results.filter(({ findings }) => findings).length;
  const skipped = results.filter(({ leftOut }) => leftOut !== undefined).length;
  const parts = countBy(
    results.flatMap(({ leftOut }) => leftOut ?? []),
    (part) => part,
  );
  return [
    '',
    `${count(suite.transport.requests, 'request')} in ${seconds.toFixed(1)} s.`,
    `Left behind, named ${namePrefix}…: ${count(organizations, 'organization')}, deactivated, and ${count(tokens, 'token')}, revoked${active === 0 ? '' : `; ${active} are still active`}.`,
    ...[...suite.unchecked].map((what) => `Not checked: ${what}.`),
    ...Object.entries(parts).map(
      ([part, size]) =>
        `The server leaves out ${part}, which is optional: ${count(size, 'rule')} skipped.`,
    ),
    `${results.length - failed - skipped} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`,
  ];
}
