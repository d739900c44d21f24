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

describe('stories', () => {
  it('stories show every component of ui', () =>
    expect(componentsWithoutStory(sourceFiles)).toEqual([]));
  it('stories show every screen', () => expect(screensWithoutStory(sourceFiles)).toEqual([]));
  it('stories show every state of every screen', () =>
    expect(screenStatesWithoutStory(sourceFiles)).toEqual([]));
  it('stories show every dialog', () => expect(dialogsWithoutStory(sourceFiles)).toEqual([]));
  it('stories show every component of forms', () =>
    expect(formComponentsWithoutStory(sourceFiles)).toEqual([]));
  it('guidance says of every ui component when to use it and when not', () =>
    expect(Object.keys(guidance).toSorted()).toEqual(uiStoryTitles(sourceFiles).toSorted()));
  it('props of ui components are documented', () =>
    expect(undocumentedProps(sourceFiles)).toEqual([]));
  it('stories show every hover style of ui', () =>
    expect(componentsWithoutHoverStory(sourceFiles)).toEqual([]));
  it('stories give a reason for disabling their snapshot', () =>
    expect(unjustifiedSnapshotExclusions(sourceFiles)).toEqual([]));
});

describe('coverage of components and screens', () => {
  const ui = [
    parseSourceFile('src/ui/dialog/Dialog.tsx', `import './DialogHeader';`),
    parseSourceFile('src/ui/dialog/DialogHeader.tsx', ''),
    parseSourceFile('src/ui/table/Table.tsx', ''),
  ];
  const screen = parseSourceFile(
    'src/screens/Home/HomeScreen.tsx',
    `import '~/ui/dialog/Dialog'; import '~/ui/table/Table';`,
  );
  const story = parseSourceFile(
    'stories/ui/dialog/Dialog.stories.tsx',
    `import '~/ui/dialog/Dialog';`,
  );
  it('componentsWithoutStory reports components without a story', () =>
    expect(componentsWithoutStory([...ui, screen, story])).toEqual(['src/ui/table/Table.tsx']));
  it('componentsWithoutStory reports components used only by components without a story', () =>
    expect(componentsWithoutStory([...ui, screen])).toHaveLength(3));
  it('componentsWithoutStory requires a separate story for a component that screens use', () => {
    expect(
      componentsWithoutStory([
        ...ui,
        parseSourceFile('src/screens/A/A.tsx', `import '~/ui/dialog/DialogHeader';`),
        story,
      ]),
    ).toContain('src/ui/dialog/DialogHeader.tsx');
  });
  it('screensWithoutStory reports screens without a story', () => {
    expect(screensWithoutStory([screen])).toEqual(['Home']);
    expect(
      screensWithoutStory([screen, parseSourceFile('stories/screens/Home.stories.tsx', '')]),
    ).toEqual([]);
    expect(
      screensWithoutStory([screen, parseSourceFile('stories/screens/Homes/A.stories.tsx', '')]),
    ).toEqual(['Home']);
  });
});

describe('coverage of states', () => {
  const screen = parseSourceFile('src/screens/Reports/Reports.tsx', '');
  const story = (text: string) => parseSourceFile('stories/screens/Reports.stories.tsx', text);
  it('screenStatesWithoutStory reports the missing states of a screen', () => {
    const missing = screenStatesWithoutStory([
      screen,
      story(`export const Ready = {};\nexport const Narrow = {};`),
    ]);
    expect(missing).toContain('Reports: Loading');
    expect(missing).not.toContain('Reports: Ready');
    expect(missing).not.toContain('Reports: Narrow');
  });
  it('componentsWithoutHoverStory reports hover styles without a story', () => {
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
  it('dialogsWithoutStory reports dialogs without a story', () => {
    const dialog = parseSourceFile('src/screens/Reports/ShareDialog.tsx', '');
    expect(dialogsWithoutStory([dialog])).toEqual(['ShareDialog']);
    expect(
      dialogsWithoutStory([dialog, parseSourceFile('stories/dialogs/ShareDialog.stories.tsx', '')]),
    ).toEqual([]);
  });
  it('formComponentsWithoutStory reports fields without a story', () => {
    const field = parseSourceFile('src/forms/DateField.tsx', '');
    expect(formComponentsWithoutStory([field])).toEqual(['src/forms/DateField.tsx']);
    expect(
      formComponentsWithoutStory([
        field,
        parseSourceFile('stories/forms/Form.stories.tsx', `import '../../src/forms/DateField';`),
      ]),
    ).toEqual([]);
  });
  it('undocumentedProps reports props without a comment', () => {
    const component = parseSourceFile(
      'src/ui/Chip.tsx',
      `export interface ChipProps {\n  /** Visible text. */\n  label: string;\n  tone?: 'a' | 'b';\n  readonly size?: number;\n}`,
    );
    expect(
      undocumentedProps([
        component,
        parseSourceFile('stories/ui/Chip.stories.tsx', `const meta = { title: 'ui/Chip' };`),
      ]),
    ).toEqual(['src/ui/Chip.tsx: tone', 'src/ui/Chip.tsx: size']);
  });
  it('unjustifiedSnapshotExclusions reports disabled snapshots and delays', () => {
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
