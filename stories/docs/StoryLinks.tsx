import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

/** An entry of Storybook's own index of what there is. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

interface StoryLinksProps {
  /** The first part of the stories' titles: `screens`. */
  readonly folder: string;
  /** Links to the page of each part instead of to its stories. */
  readonly pages?: boolean;
}

/**
 * Links to all that a folder of this Storybook holds, read from its index: a list by hand would
 * soon name stories that are gone.
 */
export function StoryLinks({ folder, pages = false }: StoryLinksProps) {
  const entries = useIndex().filter(({ title }) => title.startsWith(`${folder}/`));
  const parts = [...new Set(entries.map(({ title }) => title))].map((title) => {
    const own = entries.filter((entry) => entry.title === title);
    return {
      name: title.slice(folder.length + 1),
      page: own.find(({ type }) => type === 'docs'),
      stories: own.filter(({ type }) => type === 'story'),
    };
  });
  return (
    <ul>
      {parts.map(({ name, page, stories }) => (
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
  const answer = await fetch('index.json');
  const index = (await answer.json()) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(index.entries);
}
