import { buildCommand } from './builds';
import type { TestTask, Stage } from './TestTask';
import { countConformance, countPlaywright, countVitest } from './reports';
import { toolPath } from './toolPath';

export const e2eReport = '.cache/tests/e2e.json';
export const conformanceReport = '.cache/tests/conformance.json';
/** `engines` in package.json. */
const oldestNode = '20.19';
export const enginesReport = '.cache/tests/engines.json';

const typecheck: TestTask = { name: 'typecheck', command: [toolPath('tsc')] };
const format: TestTask = { name: 'format', command: [toolPath('oxfmt'), '--check'] };
const lint: TestTask = { name: 'lint', command: [toolPath('oxlint'), '--format', 'unix'] };

/** What `npm run check` runs: everything static, and the unit tests of uncommitted changes. */
export const checkStages: readonly Stage[] = [
  [typecheck, lint, format],
  [vitestTask('unit', {}, ['--changed'])],
];

/** All tasks: the ones that fail fast first, the ones that need the whole machine alone. */
export function stages(full: boolean): Stage[] {
  const unused = { name: 'knip', command: [toolPath('knip'), '--no-config-hints'] };
  const openapi = { name: 'openapi', command: [toolPath('redocly'), 'lint'] };
  const conformance: TestTask = {
    name: 'conformance',
    command: [toolPath('tsx'), 'tests/run/conformance.ts'],
    report: { file: conformanceReport, count: countConformance },
  };
  const staff: TestTask = { name: 'build', command: buildCommand('staff') };
  const demo: TestTask = { name: 'build:demo', command: buildCommand('demo') };
  const e2e: TestTask = {
    name: 'e2e',
    command: [toolPath('tsx'), 'tests/run/e2e.ts', '--built', ...(full ? ['--full'] : [])],
    report: { file: e2eReport, count: countPlaywright },
    dependsOn: 'chromium',
    timeoutMinutes: full ? 60 : 25,
  };
  const size: TestTask = {
    name: 'size',
    command: [toolPath('tsx'), 'tests/run/size.ts', '--built'],
    dependsOn: 'chromium',
  };
  const engines: TestTask = {
    name: 'engines',
    command: [toolPath('tsx'), 'tests/run/engines.ts', '--built'],
    report: { file: enginesReport, count: countVitest },
    dependsOn: 'chromium',
    timeoutMinutes: 30,
  };
  const storybook: TestTask = {
    name: 'storybook',
    command: [toolPath('storybook'), 'build', '--quiet', '--output-dir', '.cache/storybook'],
  };
  return [
    [
      {
        name: 'chromium',
        command: [toolPath('tsx'), 'tests/run/prepareChromium.ts'],
        isSetup: true,
        timeoutMinutes: 10,
      },
    ],
    [typecheck, lint, format, unused, openapi],
    [staff, demo],
    [vitestTask('unit'), vitestTask('architecture')],
    [conformance, size],
    [vitestTask('browser', { dependsOn: 'chromium' })],
    [vitestTask('stories', { dependsOn: 'chromium' })],
    [e2e],
    ...(full
      ? [
          [vitestTask('full', { dependsOn: 'chromium', timeoutMinutes: 60 })],
          [engines],
          [nodeTask(oldestNode)],
          [storybook],
        ]
      : []),
  ];
}

/** The build and the unit tests on a version of Node. */
function nodeTask(version: string): TestTask {
  const file = `.cache/tests/node-${version}.json`;
  return {
    name: `node ${version}`,
    command: [toolPath('tsx'), 'tests/run/onNode.ts', version, file],
    report: { file, count: countVitest },
  };
}

function vitestTask(
  project: string,
  options: Partial<TestTask> = {},
  args: readonly string[] = [],
): TestTask {
  const file = `.cache/tests/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const run = [toolPath('vitest'), 'run', '--configLoader', 'runner', '--project', project];
  return {
    name: project,
    command: [...run, ...reporters, ...args],
    report: { file, count: countVitest },
    ...options,
  };
}
