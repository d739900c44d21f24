// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const index = { entries: Object.fromEntries(entries.map((each) => [each.id, each])) };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(index)));
});
afterEach(() => vi.unstubAllGlobals());

async function renderLinks(folder: string, pages: boolean) {
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () => root.render(<StoryLinks folder={folder} pages={pages} />));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const links = [...element.querySelectorAll('a')].map((a) => [
    a.textContent,
    a.getAttribute('href'),
  ]);
  const text = [...element.querySelectorAll('li')].map(({ textContent }) => textContent);
  act(() => root.unmount());
  return { links, text };
}

describe('StoryLinks', () => {
  it('links to every story of a folder and to no docs page', async () => {
    expect(await renderLinks('screens', false)).toEqual({
      text: ['Home: Ready, Long Text', 'Export: Running'],
      links: [
        ['Ready', './?path=/story/screens-home--ready'],
        ['Long Text', './?path=/story/screens-home--long-text'],
        ['Running', './?path=/story/screens-export--running'],
      ],
    });
  });

  it('links to the docs page of every component if pages is set', async () => {
    expect((await renderLinks('ui', true)).links).toEqual([
      ['Table', './?path=/docs/ui-table--docs'],
    ]);
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
