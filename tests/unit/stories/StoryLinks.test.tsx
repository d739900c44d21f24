// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoryLinks } from '~~/stories/docs/StoryLinks';

vi.mock('@storybook/addon-docs/blocks', () => ({ AnchorMdx: 'a' }));

const entry = (type: 'story' | 'docs', title: string, name: string) => {
  const id = `${title}--${name}`.toLowerCase().replaceAll('/', '-').replaceAll(' ', '-');
  return { id, title, name, type };
};
const entries = [
  entry('docs', 'ui/Table', 'Docs'),
  entry('story', 'ui/Table', 'Busy'),
  entry('story', 'screens/Home', 'Ready'),
  entry('story', 'screens/Home', 'Long Text'),
  entry('docs', 'screens/Export', 'Docs'),
  entry('story', 'screens/Export', 'Running'),
];

beforeEach(() => {
  const index = { entries: Object.fromEntries(entries.map((each) => [each.id, each])) };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(index)));
});
afterEach(() => vi.unstubAllGlobals());

async function renderLinks(folder: string, pages: boolean) {
  render(<StoryLinks folder={folder} pages={pages} />);
  const links = await screen.findAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('StoryLinks', () => {
  it('links to every story of a folder and to no docs page', async () => {
    expect(await renderLinks('screens', false)).toEqual([
      ['Ready', './?path=/story/screens-home--ready'],
      ['Long Text', './?path=/story/screens-home--long-text'],
      ['Running', './?path=/story/screens-export--running'],
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home: Ready, Long Text',
      'Export: Running',
    ]);
  });

  it('links to the docs page of every component if pages is set', async () => {
    expect(await renderLinks('ui', true)).toEqual([['Table', './?path=/docs/ui-table--docs']]);
  });
});

describe('Start.mdx', () => {
  const folder = 'stories/docs';
  const pages = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  const start = read('Start.mdx');

  it('links to every other docs page and to no others', () => {
    const titles = pages.map((name) => /<Meta title="([^"]+)"/.exec(read(name))?.[1] ?? '');
    const others = titles.filter((title) => title !== 'docs/Start here');
    const linkedIds = [...start.matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map(([, id]) => id);
    expect(new Set(linkedIds)).toEqual(
      new Set(others.map((title) => title.toLowerCase().replace('/', '-'))),
    );
  });

  it('lists every folder of stories', () => {
    const listedFolders = [...start.matchAll(/<StoryLinks folder="(\w+)"/g)].map(
      ([, name]) => name,
    );
    const folders = readdirSync('stories', { withFileTypes: true })
      .filter((each) => each.isDirectory() && each.name !== 'docs')
      .map(({ name }) => name);
    expect(new Set(listedFolders)).toEqual(new Set(folders));
  });
});
