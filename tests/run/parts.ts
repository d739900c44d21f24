import { existsSync, readdirSync } from 'node:fs';
import { buildCommand } from './builds';
import type { Part, Stage } from './Part';
import { countPlaywright, countVitest } from './reports';
import { tool } from './tool';

export const e2eReport = '.cache/tests/e2e.json';

/**
 * All parts in their order: what is quick to fail first, what needs the machine for itself alone.
 */
export function stages(full: boolean): Stage[] {
  const typecheck = { name: 'typecheck', command: [tool('tsc')] };
  const format = { name: 'format', command: [tool('oxfmt'), '--check'] };
  const lint = { name: 'lint', command: [tool('oxlint'), '--format', 'unix'] };
  const staff: Part = { name: 'build', command: buildCommand('staff') };
  const demo: Part = { name: 'build:demo', command: buildCommand('demo') };
  const e2e: Part = {
    name: 'e2e',
    command: [tool('tsx'), 'tests/run/e2e.ts', '--built'],
    report: { file: e2eReport, count: countPlaywright },
    needs: 'chromium',
    minutes: 16,
  };
  const size: Part = {
    name: 'size',
    command: [tool('tsx'), 'tests/run/size.ts', '--built'],
    needs: 'chromium',
  };
  const parts: (Part | undefined)[][] = [
    [
      {
        name: 'chromium',
        command: [tool('tsx'), 'tests/run/needChromium.ts'],
        prepares: true,
        minutes: 10,
      },
    ],
    [typecheck, lint, format],
    [staff, demo],
    [vitest('unit', 'tests/unit'), vitest('house', 'tests/house')],
    [vitest('browser', 'tests/browser', { needs: 'chromium' })],
    [vitest('stories', 'stories', { needs: 'chromium', minutes: 8 })],
    [e2e],
    [size],
    ...(full
      ? [
          [vitest('full', 'tests/full', { needs: 'chromium', minutes: 60 })],
          [vitest('looks', 'stories', { needs: 'chromium', minutes: 15 })],
          [
            {
              name: 'storybook',
              command: [tool('storybook'), 'build', '--quiet', '--output-dir', '.cache/storybook'],
            },
          ],
        ]
      : []),
  ];
  return parts.map((stage) => stage.filter((part) => part !== undefined));
}

/** A project of the tests, or nothing while its folder holds none. */
function vitest(project: string, folder: string, more: Partial<Part> = {}): Part | undefined {
  const tests = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(test|stories)\.tsx?$/.test(name),
      )
    : [];
  if (tests.length === 0) return undefined;
  const file = `.cache/tests/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = [
    tool('vitest'),
    'run',
    '--configLoader',
    'runner',
    '--project',
    project,
    ...reporters,
  ];
  return { name: project, command, report: { file, count: countVitest }, ...more };
}
