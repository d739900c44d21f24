import type { Secrets } from './client/Secrets';
import type { Reply } from './client/Reply';
import type { RuleResult, SuiteResult } from './runRules';

const maxBody = 2_000;

/** One line for a rule, and for a failure why, with its request and response. */
export function resultLines({ rule, message, reply }: RuleResult, secrets: Secrets): string[] {
  const line = `${rule.id}: ${rule.title} (${linkOf(rule.section)})`;
  if (message === undefined) return [`ok    ${line}`];
  const details = [message, ...(reply ? exchangeLines(reply) : [])];
  return [`FAIL  ${line}`, ...details.map((text) => `        ${secrets.mask(text)}`)];
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

function shorten(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return line.length > maxBody ? `${line.slice(0, maxBody)}…` : line;
}

/** What the run leaves behind, and the counts; the last line is "N passed, N failed". */
export function summaryLines({ suite, results, seconds }: SuiteResult): string[] {
  const { records, transport } = suite;
  const count = (size: number, name: string) => `${size} ${name}${size === 1 ? '' : 's'}`;
  return [
    '',
    `${count(transport.requests, 'request')} in ${seconds.toFixed(1)} s.`,
    `Left behind, all named ${records.namePrefix}…: ${count(records.organizations.size, 'organization')} (deactivated) and ${count(records.tokens.size, 'token')} (revoked).`,
    countLine(results),
  ];
}

function countLine(results: readonly RuleResult[]): string {
  const failed = results.filter(({ message }) => message !== undefined).length;
  return `${results.length - failed} passed, ${failed} failed`;
}

/** The report of `--json`; secrets are masked. */
export function jsonReport({ suite, results, seconds }: SuiteResult) {
  const { options, secrets, records } = suite;
  const failed = results.filter(({ message }) => message !== undefined).length;
  return {
    host: options.host,
    seed: options.seed,
    seconds,
    passed: results.length - failed,
    failed,
    rules: results.map(({ rule, message, reply }) => ({
      id: rule.id,
      title: rule.title,
      link: linkOf(rule.section),
      passed: message === undefined,
      ...(message !== undefined && { message: secrets.mask(message) }),
      ...(reply && { exchange: exchangeLines(reply).map((line) => secrets.mask(line)) }),
    })),
    leftBehind: {
      organizations: Object.fromEntries(records.organizations),
      tokens: Object.fromEntries(records.tokens),
    },
  };
}
