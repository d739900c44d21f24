import { describe, expect, it } from 'vitest';
import { demoLink, parseDemoLink, removeDemoParameters } from '~~/mocks/demo/demoLink';
import {
  readSettings,
  readTabSettings,
  writeSettings,
  writeTabSettings,
} from '~~/mocks/demo/storedSettings';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { noon } from './createSignedInApi';

describe('demo links', () => {
  it('parseDemoLink reads scenario, seed and day, with defaults for missing ones', () => {
    expect(parseDemoLink('?scenario=large&seed=7&today=2026-03-01')).toEqual({
      dataset: { scenario: 'large', seed: 7, today: '2026-03-01' },
      problems: [],
    });
    expect(parseDemoLink('?page=2&scenario=growing')).toEqual({
      dataset: { scenario: 'growing', seed: 1, today: undefined },
      problems: [],
    });
    expect(parseDemoLink('?seed=0')?.dataset).toEqual({
      scenario: 'default',
      seed: 0,
      today: undefined,
    });
    for (const search of ['', '?page=2', '?redirect=%2Faccounts%3Fscenario%3Dlarge'])
      expect(parseDemoLink(search)).toBeUndefined();
  });

  it('parseDemoLink replaces each invalid parameter with its default and reports the problem', () => {
    const wrong = [
      'scenario=nope',
      'scenario=Large',
      'scenario=__proto__',
      'scenario=large&scenario=large',
      'seed=-1',
      'seed=1e3',
      'seed=4294967296',
      'today=2026-02-30',
      'today=0001-01-01',
      `scenario=${'x'.repeat(5_000)}`,
    ];
    for (const search of wrong) {
      const { dataset, problems } = parseDemoLink(`?${search}`) ?? {};
      expect([search, dataset]).toEqual([
        search,
        { scenario: 'default', seed: 1, today: undefined },
      ]);
      expect(problems).toHaveLength(1);
      expect(problems?.[0]?.length).toBeLessThan(120);
    }
    expect(parseDemoLink('?scenario=nope')?.problems).toEqual([
      'Unknown scenario “nope”. Using “default” instead.',
    ]);
    expect(parseDemoLink('?scenario=large&seed=x')?.dataset.scenario).toBe('large');
  });

  it('removeDemoParameters leaves the rest of a query unchanged', () => {
    expect(
      removeDemoParameters('?redirect=%2Faccounts%3Fq%3Da+b&scenario=large&x&seed=7&q=%20'),
    ).toBe('?redirect=%2Faccounts%3Fq%3Da+b&x&q=%20');
    expect(removeDemoParameters('?%73cenario=large&today=2026-03-01')).toBe('');
    for (const search of ['', '?a=1', '?scenarios=1&a=%E0%A4%A'])
      expect(removeDemoParameters(search)).toBe(search);
  });

  it('demoLink combines the URL of the screen with the dataset and a fixed day', () => {
    expect(
      demoLink(
        'https://demo.example/console/accounts?q=a%20b&page=2#x',
        { scenario: 'growing', seed: 3 },
        noon,
      ),
    ).toBe(
      'https://demo.example/console/accounts?q=a%20b&page=2&scenario=growing&seed=3&today=2026-03-02#x',
    );
    const made = demoLink(
      'http://localhost/login?scenario=old',
      { scenario: 'large', seed: 7, today: '2026-01-31' },
      noon,
    );
    expect(made).toBe('http://localhost/login?scenario=large&seed=7&today=2026-01-31');
    expect(parseDemoLink(new URL(made).search)?.dataset).toEqual({
      scenario: 'large',
      seed: 7,
      today: '2026-01-31',
    });
  });
});

describe('stored demo settings', () => {
  it('readSettings returns the settings that writeSettings stored', () => {
    const storage = memoryStorage();
    expect(readSettings(() => storage)).toBeUndefined();
    const settings = {
      scenario: 'outage',
      seed: 7,
      today: '2026-03-01',
      latency: [1_000, 3_000] as [number, number],
      failureRate: 0,
    } as const;
    writeSettings(() => storage, settings);
    expect(readSettings(() => storage)).toEqual(settings);
  });

  it('readSettings ignores malformed settings and storage errors', () => {
    const data = { scenario: 'large', seed: 7 };
    const wrong = [
      '',
      'x',
      'null',
      JSON.stringify({ v: 2, data }),
      ...[
        { scenario: 'nope' },
        { seed: -1 },
        { today: '2026-02-30' },
        { latency: -5 },
        { failureRate: 2 },
      ].map((bad) => JSON.stringify({ v: 1, data: { ...data, ...bad } })),
    ];
    for (const text of wrong)
      expect([text, readSettings(() => memoryStorage({ 'ams.demo': text }))]).toEqual([
        text,
        undefined,
      ]);
    const throwing = () => {
      throw new Error('denied');
    };
    expect(readSettings(throwing)).toBeUndefined();
    expect(() => writeSettings(throwing, { scenario: 'empty', seed: 1 })).not.toThrow();
  });

  it('settings belong to the tab that chose them; a new tab starts with the last ones chosen', () => {
    const browser = memoryStorage();
    const openTab = () => {
      const own = memoryStorage();
      return { tab: () => own, browser: () => browser };
    };
    const [first, second] = [openTab(), openTab()];
    expect(readTabSettings(first)).toEqual({ scenario: 'default', seed: 1 });
    writeTabSettings(second, { scenario: 'empty', seed: 7 });
    expect(readTabSettings(first)).toEqual({ scenario: 'default', seed: 1 });

    const third = openTab();
    expect(readTabSettings(third)).toEqual({ scenario: 'empty', seed: 7 });
    writeTabSettings(first, { scenario: 'large', seed: 1 });
    expect(readTabSettings(third)).toEqual({ scenario: 'empty', seed: 7 });
    expect(readTabSettings(openTab())).toEqual({ scenario: 'large', seed: 1 });
  });
});
