import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '~~/mocks/contract/calls';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { confirmHost } from '../../conformance/confirmHost';
import { parseOptions } from '../../conformance/options';
import { jsonReport, progressLine, reportLines } from '../../conformance/report';
import { allRules } from '../../conformance/rules/allRules';
import { anchorOf, headingOf, type Rule } from '../../conformance/Rule';
import { runRules, selectRules } from '../../conformance/runRules';
import type { Suite } from '../../conformance/Suite';

const account = ['--email', 'demo@example.com', '--password', 'demo'];
const parse = (...args: string[]) => parseOptions(args, {});

describe('conformance options', () => {
  it('conformance requests are paced on other hosts and unlimited on loopback', () => {
    expect(parse('--host', 'https://staging.example', ...account)).toMatchObject({
      host: 'https://staging.example',
      prefix: 'zz-',
      rate: 10,
      yes: false,
    });
    expect(parse('--host', 'http://127.0.0.1:4010/', ...account).rate).toBe(0);
    expect(parse('--host', 'http://localhost:4010', ...account, '--rate', '3').rate).toBe(3);
    const selected = parse('--host', 'http://localhost:1', ...account, '--only', 'a,b', '--only=c');
    expect(selected.only).toEqual(['a', 'b', 'c']);
  });

  it('reject what is missing or invalid with one line', () => {
    expect(() => parse(...account)).toThrow('--host is missing.');
    expect(() => parse('--host', 'http://localhost:1')).toThrow('--email is missing.');
    const host = ['--host', 'https://staging.example'];
    expect(() => parse(...host, '--email', 'a@b.co')).toThrow('--password is missing.');
    expect(() => parse('--host', 'https://staging.example/api', ...account)).toThrow('an origin');
    expect(() => parse(...host, ...account, '--prefix', 'Zz_')).toThrow('--prefix');
    expect(() => parse(...host, ...account, '--step', '3')).toThrow(
      '--origin is missing: step 3 is about cross-origin requests.',
    );
    expect(
      parseOptions([...host, '--email', 'a@b.co'], { CONFORMANCE_PASSWORD: 'p' }),
    ).toMatchObject({ password: 'p' });
  });

  it('need --yes to write to another host without a terminal', async () => {
    // Tests run without a terminal.
    const options = parse('--host', 'https://staging.example', ...account);
    await expect(confirmHost(options)).rejects.toThrow('pass --yes');
    await confirmHost({ ...options, yes: true });
    await confirmHost({ ...options, host: 'http://localhost:4010' });
  });
});

describe('conformance rules', () => {
  const headings = [...readFileSync('docs/api.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );

  it('every call of the contract has a section in docs/api.md', () => {
    const missing = Object.values(calls)
      .map(headingOf)
      .filter((name) => !headings.includes(name));
    expect(missing, 'headings to add to docs/api.md, "Calls"').toEqual([]);
  });

  it('have ids of their own and link to a section of docs/api.md', () => {
    const ids = allRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(200);
    const anchors = headings.map(anchorOf);
    const missing = allRules.filter(({ section }) => !anchors.includes(section));
    expect(missing.map(({ id, section }) => `${id} ${section}`)).toEqual([]);
  });

  it('conformance rules are selected by id or group; the CORS rules only with an origin', () => {
    const selected = selectRules(['list.search', 'tokens.name'], false).map(({ id }) => id);
    expect(selected).toContain('list.search.case');
    expect(selected).toContain('tokens.name');
    expect(selected.every((id) => /^(list\.search\.|tokens\.name$)/.test(id))).toBe(true);
    expect(selectRules(['cors'], false)).toEqual([]);
    expect(selectRules(['cors'], true).length).toBeGreaterThan(10);
  });
});

describe('conformance run', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ organizations: 5 });
  });
  afterAll(() => server.close());

  const run = (...only: string[]) => {
    const options = parse('--host', server.url, ...account, '--prefix', 'run-', '--runs', '5');
    return runRules(options, selectRules(only, false));
  };

  it('waits as long as a 429 asks for', async () => {
    server.control.failNext({
      call: 'readSummary',
      effect: { status: 429, headers: { 'Retry-After': '1' } },
    });
    const { results, seconds } = await run('responses.readSummary');
    expect(results).toEqual([{ rule: expect.anything() as object }]);
    expect(seconds).toBeGreaterThanOrEqual(1);
  });

  it('reports a failure with its link, request and response, and masks secrets', async () => {
    server.control.failNext({ call: 'createToken', effect: { status: 500 } });
    const result = await run('responses.createToken', 'tokens.secret');
    const { suite, results } = result;
    expect(results.map(progressLine)[0]).toBe(
      'FAIL  responses.createToken: createToken responds 201 with its strict schema (docs/api.md#post-apiauthcreate-token)',
    );
    const lines = reportLines(result);
    const text = lines.join('\n');
    expect(lines[0]).toBe(
      '1 mistake probably: responses.createToken: createToken responded 500 internal_error, expected 201 (1 rule fails)',
    );
    expect(text).toMatch(/> POST \/api\/auth\/create-token[^]*< 500/);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(lines.at(-2)).toMatch(
      /^Left behind, named run-\w+…: 0 organizations \(deactivated\) and 1 token \(revoked\)\.$/,
    );
    const report = jsonReport(result);
    expect(report.mistakes).toEqual([
      {
        message: 'createToken responded 500 internal_error, expected 201',
        rules: ['responses.createToken'],
      },
    ]);
    const { bearer = '' } = suite.api;
    expect(bearer).not.toBe('');
    expect(text + JSON.stringify(report)).not.toContain(bearer);
    expect(text).toContain('Authorization: Bearer ***');
  });

  it('goes on after a lost session and after a response that no rule expects', async () => {
    const options = parse('--host', server.url, ...account);
    const rule = (id: string, work: (suite: Suite) => Promise<unknown>): Rule => ({
      id,
      title: '',
      section: '',
      run: async (suite) => void (await work(suite)),
    });
    const read = ({ api }: Suite) => api.succeed('readSummary');
    const { results } = await runRules(options, [
      rule('lost', (suite) => {
        server.control.endSessions();
        return read(suite);
      }),
      rule('resumed', read),
      rule('unexpected', async (suite) => {
        await read(suite);
        throw new TypeError('x is undefined');
      }),
      rule('next', read),
    ]);
    const summary = results.map(({ rule, findings, reply }) => [
      rule.id,
      findings?.[0]?.message,
      reply?.status,
    ]);
    expect(summary).toEqual([
      ['lost', 'readSummary responded 401 unauthenticated, expected 200', 401],
      ['resumed', undefined, undefined],
      ['unexpected', "the response can't be checked: x is undefined", 200],
      ['next', undefined, undefined],
    ]);
  });

  it('stops when it is interrupted, and retires what it has created', async () => {
    const options = parse('--host', server.url, ...account, '--prefix', 'run-');
    const interrupt = new AbortController();
    const rules = selectRules(['seats.assign', 'seats.created'], false);
    const { results, suite } = await runRules(
      options,
      rules,
      () => interrupt.abort(),
      interrupt.signal,
    );
    expect(results).toHaveLength(1);
    expect([...suite.records.organizations.values()]).toEqual([
      expect.stringMatching(/^run-/) as string,
    ]);
    const [id = ''] = suite.records.organizations.keys();
    expect((await suite.records.read(id)).organization.status).toBe('inactive');
  });

  it('stops with one failure if it can’t sign in', async () => {
    const options = parse('--host', server.url, '--email', 'demo@example.com', '--password', 'x');
    const result = await runRules(options, allRules);
    expect(result.results.map(({ rule }) => rule.id)).toEqual(['sign-in']);
    expect(reportLines(result).at(-1)).toBe('0 passed, 1 failed');
  });
});
