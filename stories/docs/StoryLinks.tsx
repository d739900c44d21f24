import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

/** An entry of Storybook's index.json. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

interface StoryLinksProps {
  /** The first segment of the stories' titles, such as `screens`. */
  readonly folder: string;
  /** Links to the docs page of each component instead of its stories. */
  readonly pages?: boolean;
}

/**
 * Links to everything in a folder of this Storybook. Read from Storybook's index, because a
 * hand-written list would go stale.
 */
export function StoryLinks({ folder, pages = false }: StoryLinksProps) {
  const entries = useIndex().filter(({ title }) => title.startsWith(`${folder}/`));
  const components = [...new Set(entries.map(({ title }) => title))].map((title) => {
    const componentEntries = entries.filter((entry) => entry.title === title);
    return {
      name: title.slice(folder.length + 1),
      page: componentEntries.find(({ type }) => type === 'docs'),
      stories: componentEntries.filter(({ type }) => type === 'story'),
    };
  });
  return (
    <ul>
      {components.map(({ name, page, stories }) => (
        <li key={name}>
          {pages && page ? <Link entry={page} text={name} /> : <strong>{name}</strong>}
          {!pages &&
            stories.map((story, index) => (
              <span key={story.id}>
                {index === 0 ? ': ' : ', '}
                <Link entry={story} text={story.name} />
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

function Link({ entry: { id, type }, text }: { readonly entry: Entry; readonly text: string }) {
  return (
    <AnchorMdx href={`./?path=/${type}/${id}`} target="_self">
      {text}
    </AnchorMdx>
  );
}

function useIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void loadIndex().then(setEntries);
  }, []);
  return entries;
}

async function loadIndex(): Promise<readonly Entry[]> {
  const response = await fetch('index.json');
  const index = (await response.json()) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(index.entries);
}
