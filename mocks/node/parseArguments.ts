import { parseArgs } from 'node:util';
import type { Latency } from '../control';
import { clockOffset, parseDayParameter, parseSeedParameter } from '../demoParameters';
import { isScenarioName, scenarioNames, type ScenarioName } from '../scenarios/scenarios';
import type { ServerOptions } from './server';

/** Options for `parseArgs`; `usage.ts` describes them. */
export const argumentOptions = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: 'localhost' },
  scenario: { type: 'string', default: 'default' },
  seed: { type: 'string' },
  today: { type: 'string' },
  organizations: { type: 'string' },
  latency: { type: 'string' },
  origin: { type: 'string', multiple: true },
  data: { type: 'string' },
} as const;

/**
 * Parses the command line; missing options default to the scenario's values. Throws an error with a
 * one-line message for an invalid argument.
 */
export function parseArguments(
  args: readonly string[],
): ServerOptions & { readonly scenario: ScenarioName } {
  const { values } = parseArgs({ args: [...args], options: argumentOptions });
  const offset = clockOffset(parseOptional(values.today, toDay), Date.now());
  return {
    port: toInteger('port', values.port, 65_535),
    host: values.host,
    scenario: toScenario(values.scenario),
    seed: parseOptional(values.seed, toSeed),
    now: offset === 0 ? undefined : () => Date.now() + offset,
    organizations: parseOptional(values.organizations, (text) =>
      toInteger('organizations', text, 100_000),
    ),
    latency: parseOptional(values.latency, toLatency),
    origins: values.origin?.map(toOrigin),
    data: values.data,
  };
}

function parseOptional<T>(text: string | undefined, parse: (text: string) => T): T | undefined {
  return text === undefined ? undefined : parse(text);
}

function toInteger(flag: string, text: string, max: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > max)
    throw new Error(`--${flag} must be a whole number from 0 to ${max}: ${text}`);
  return Number(text);
}

function toScenario(text: string): ScenarioName {
  if (!isScenarioName(text))
    throw new Error(`--scenario must be one of ${scenarioNames.join(', ')}: ${text}`);
  return text;
}

function toSeed(text: string): number {
  const seed = parseSeedParameter(text);
  if (seed === undefined)
    throw new Error(`--seed must be a whole number from 0 to 4294967295: ${text}`);
  return seed;
}

function toDay(text: string): string {
  const day = parseDayParameter(text);
  if (day === undefined) throw new Error(`--today must be a date such as 2026-03-01: ${text}`);
  return day;
}

function toLatency(text: string): Latency {
  const [, min, max = min] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (min === undefined || Number(max) < Number(min))
    throw new Error(`--latency must be milliseconds, such as 300 or 1000-3000: ${text}`);
  return [Number(min), Number(max)];
}

function toOrigin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(`--origin must be an origin such as https://console.example.com: ${text}`);
  return text;
}
