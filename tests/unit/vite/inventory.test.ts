import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bomText } from '~~/vite/inventory/bomText';
import { completeComponents, readComponent } from '~~/vite/inventory/Component';
import { licensesText } from '~~/vite/inventory/licensesText';

const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'MIT License' };

describe('the inventory of a build', () => {
  it('has every direct dependency once, also those that no module of the bundle names', () => {
    const components = completeComponents('.', [react, { name: 'a', version: '1.0.0' }]);
    const names = components.map(({ name }) => name);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(names).toEqual(['a', ...Object.keys(dependencies)].toSorted());
    expect(components).toContain(react);
  });

  it('the licences contain the font’s', () => {
    const text = licensesText([readComponent('.', '@fontsource-variable/inter'), react]);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toMatch(/\nreact 19\.0\.0 \(MIT\)\n\nMIT License\n/);
    expect(licensesText([{ ...react, text: '' }])).toContain('https://spdx.org/licenses/MIT.html');
  });

  it('the CycloneDX file has a package URL and a licence for each component', () => {
    const scoped = { name: '@a/b', version: '1.2.3', identifier: '(MIT OR Apache-2.0)' };
    expect(JSON.parse(bomText('1.0.0', [react, scoped]))).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { type: 'application', version: '1.0.0' } },
      components: [
        { purl: 'pkg:npm/react@19.0.0', licenses: [{ license: { id: 'MIT' } }] },
        { purl: 'pkg:npm/%40a/b@1.2.3', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
      ],
    });
  });
});
