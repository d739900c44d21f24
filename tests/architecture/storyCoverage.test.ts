import { describe, expect, it } from 'vitest';
import { guidance } from '../../stories/guidance';
import { readSourceFiles, parseSourceFile } from './sourceFile';
import {
  dialogsWithoutStory,
  formComponentsWithoutStory,
  componentsWithoutStory,
  screensWithoutStory,
  screenStatesWithoutStory,
  uiStoryTitles,
  undocumentedProps,
  componentsWithoutHoverStory,
  unjustifiedSnapshotExclusions,
} from './storyCoverage';

const sourceFiles = readSourceFiles();

describe('the gallery', () => {
  it('shows every part of ui', () => expect(componentsWithoutStory(sourceFiles)).toEqual([]));
  it('shows every screen', () => expect(screensWithoutStory(sourceFiles)).toEqual([]));
  it('shows every state of every screen', () =>
    expect(screenStatesWithoutStory(sourceFiles)).toEqual([]));
  it('shows every dialog', () => expect(dialogsWithoutStory(sourceFiles)).toEqual([]));
  it('shows every part of forms', () =>
    expect(formComponentsWithoutStory(sourceFiles)).toEqual([]));
  it('says of every part when to use it and when not', () =>
    expect(Object.keys(guidance).toSorted()).toEqual(uiStoryTitles(sourceFiles).toSorted()));
  it('describes every prop of every part', () =>
    expect(undocumentedProps(sourceFiles)).toEqual([]));
  it('shows under the pointer what has a look for that', () =>
    expect(componentsWithoutHoverStory(sourceFiles)).toEqual([]));
  it('leaves no story out of the pictures without a reason', () =>
    expect(unjustifiedSnapshotExclusions(sourceFiles)).toEqual([]));
});

describe('the check of parts and screens', () => {
  const ui = [
    parseSourceFile('src/ui/Dialog.tsx', `import './DialogHeader';`),
    parseSourceFile('src/ui/DialogHeader.tsx', ''),
    parseSourceFile('src/ui/Table.tsx', ''),
  ];
  const screen = parseSourceFile(
    'src/screens/Home/HomeScreen.tsx',
    `import '../../ui/Dialog'; import '../../ui/Table';`,
  );
  const story = parseSourceFile('stories/ui/Dialog.stories.tsx', `import '../../src/ui/Dialog';`);
  it('names parts without one', () =>
    expect(componentsWithoutStory([...ui, screen, story])).toEqual(['src/ui/Table.tsx']));
  it('names parts whose user has none', () =>
    expect(componentsWithoutStory([...ui, screen])).toHaveLength(3));
  it('wants a story of its own for what screens use', () => {
    expect(
      componentsWithoutStory([
        ...ui,
        parseSourceFile('src/screens/A/A.tsx', `import '../../ui/DialogHeader';`),
        story,
      ]),
    ).toContain('src/ui/DialogHeader.tsx');
  });
  it('names screens without one', () => {
    expect(screensWithoutStory([screen])).toEqual(['Home']);
    expect(
      screensWithoutStory([screen, parseSourceFile('stories/screens/Home.stories.tsx', '')]),
    ).toEqual([]);
    expect(
      screensWithoutStory([screen, parseSourceFile('stories/screens/Homes/A.stories.tsx', '')]),
    ).toEqual(['Home']);
  });
});

describe('the check of states', () => {
  const screen = parseSourceFile('src/screens/Reports/Reports.tsx', '');
  const story = (text: string) => parseSourceFile('stories/screens/Reports.stories.tsx', text);
  it('names the states that a screen lacks', () => {
    const missing = screenStatesWithoutStory([
      screen,
      story(`export const Ready = {};\nexport const Narrow = {};`),
    ]);
    expect(missing).toContain('Reports: Loading');
    expect(missing).not.toContain('Reports: Ready');
    expect(missing).not.toContain('Reports: Narrow');
  });
  it('names parts that are never pointed at', () => {
    const component = parseSourceFile(
      'src/ui/Chip.tsx',
      `const Chip = styled.a\`\n  &:hover {\n  }\n\`;`,
    );
    const shows = (text: string) =>
      parseSourceFile('stories/ui/Chip.stories.tsx', `import '../../src/ui/Chip';\n${text}`);
    expect(componentsWithoutHoverStory([component, shows('export const Plain = {};')])).toEqual([
      'src/ui/Chip.tsx',
    ]);
    expect(
      componentsWithoutHoverStory([
        component,
        shows('export const Hovered = { globals: hovered };'),
      ]),
    ).toEqual([]);
  });
  it('names dialogs without a story', () => {
    const dialog = parseSourceFile('src/screens/Reports/ShareDialog.tsx', '');
    expect(dialogsWithoutStory([dialog])).toEqual(['ShareDialog']);
    expect(
      dialogsWithoutStory([dialog, parseSourceFile('stories/dialogs/ShareDialog.stories.tsx', '')]),
    ).toEqual([]);
  });
  it('names fields without a story', () => {
    const field = parseSourceFile('src/forms/DateField.tsx', '');
    expect(formComponentsWithoutStory([field])).toEqual(['src/forms/DateField.tsx']);
    expect(
      formComponentsWithoutStory([
        field,
        parseSourceFile('stories/forms/Form.stories.tsx', `import '../../src/forms/DateField';`),
      ]),
    ).toEqual([]);
  });
  it('names props without a word', () => {
    const component = parseSourceFile(
      'src/ui/Chip.tsx',
      `export interface ChipProps {\n  /** Its word. */\n  label: string;\n  tone?: 'a' | 'b';\n}`,
    );
    expect(
      undocumentedProps([
        component,
        parseSourceFile('stories/ui/Chip.stories.tsx', `const meta = { title: 'ui/Chip' };`),
      ]),
    ).toEqual(['src/ui/Chip.tsx: tone']);
  });
  it('wants a reason for a missing picture', () => {
    expect(
      unjustifiedSnapshotExclusions([
        story(`export const A = { parameters: { chromatic: { disableSnapshot: true } } };`),
      ]),
    ).toHaveLength(1);
    expect(
      unjustifiedSnapshotExclusions([
        story(`export const A = { parameters: { chromatic: { delay: 300 } } };`),
      ]),
    ).toHaveLength(1);
    expect(
      unjustifiedSnapshotExclusions([
        story(`export const A = { parameters: withoutSnapshot('It ends as Ready does.') };`),
      ]),
    ).toEqual([]);
  });
});
