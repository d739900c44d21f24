import { describe, expect, it } from 'vitest';
import { guidance } from '../../stories/guidance';
import { parseSourceFile, readSourceFiles, type SourceFile } from './sourceFile';
import {
  componentsWithoutHoverStory,
  componentsWithoutStory,
  consolesWithDocsPage,
  dialogsAndFieldsWithoutStory,
  screenStatesWithoutStory,
  uiStoryTitles,
  undocumentedProps,
} from './storyCoverage';

const sourceFiles = readSourceFiles();
const without = (story: string) => sourceFiles.filter(({ path }) => path !== `stories/${story}`);

interface Rule {
  readonly name: string;
  readonly missing: (files: readonly SourceFile[]) => string[];
  /** A story, and what is reported without it. */
  readonly example: readonly [story: string, missing: string];
}

const rules: readonly Rule[] = [
  {
    name: 'component of ui',
    missing: componentsWithoutStory,
    example: ['ui/feedback/Badge.stories.tsx', 'src/ui/feedback/Badge.tsx'],
  },
  {
    name: 'hover style of ui',
    missing: componentsWithoutHoverStory,
    example: ['ui/field/FileDrop.stories.tsx', 'src/ui/field/FileDrop.tsx'],
  },
  {
    name: 'dialog and field',
    missing: dialogsAndFieldsWithoutStory,
    example: ['dialogs/RevokeDialog.stories.tsx', 'src/screens/Token/RevokeDialog.tsx'],
  },
  {
    name: 'state of every screen',
    missing: screenStatesWithoutStory,
    example: ['screens/Token.stories.tsx', 'Token: Ready'],
  },
];

describe.each(rules)(
  'stories show every $name',
  ({ name, missing, example: [story, expected] }) => {
    it(`no ${name} is without a story`, () => expect(missing(sourceFiles)).toEqual([]));
    it(`${expected} is reported without ${story}`, () =>
      expect(missing(without(story))).toContain(expected));
  },
);

describe('docs pages', () => {
  it('dialogs and screens have none', () => expect(consolesWithDocsPage(sourceFiles)).toEqual([]));
  it('a screen with a docs page is reported', () => {
    const story = parseSourceFile(
      'stories/screens/A.stories.tsx',
      "const meta = { title: 'screens/A' };",
    );
    expect(consolesWithDocsPage([...sourceFiles, story])).toEqual([story.path]);
  });
  it('guidance says of every ui component when to use it and when not', () =>
    expect(Object.keys(guidance).toSorted()).toEqual(uiStoryTitles(sourceFiles).toSorted()));
  it('props of ui components are documented', () =>
    expect(undocumentedProps(sourceFiles)).toEqual([]));
  it('a prop without a comment is reported', () => {
    const props = `export interface BadgeProps {\n  /** Text. */\n  label: string;\n  tone?: 'a';\n}`;
    const component = parseSourceFile('src/ui/Badge.tsx', props);
    expect(undocumentedProps([...sourceFiles, component])).toEqual(['src/ui/Badge.tsx: tone']);
  });
});
