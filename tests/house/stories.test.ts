import { describe, expect, it } from 'vitest';
import { guidance } from '../../stories/guidance';
import { readHouse, sourceFile } from './sourceFile';
import {
  dialogsWithoutStory,
  formPartsWithoutStory,
  partsWithoutStory,
  screensWithoutStory,
  statesWithoutStory,
  titlesOfUi,
  undescribedProps,
  unpointed,
  unreasoned,
} from './stories';

const house = readHouse();

describe('the gallery', () => {
  it('shows every part of ui', () => expect(partsWithoutStory(house)).toEqual([]));
  it('shows every screen', () => expect(screensWithoutStory(house)).toEqual([]));
  it('shows every state of every screen', () => expect(statesWithoutStory(house)).toEqual([]));
  it('shows every dialog', () => expect(dialogsWithoutStory(house)).toEqual([]));
  it('shows every part of forms', () => expect(formPartsWithoutStory(house)).toEqual([]));
  it('says of every part when to use it and when not', () =>
    expect(Object.keys(guidance).toSorted()).toEqual(titlesOfUi(house).toSorted()));
  it('describes every prop of every part', () => expect(undescribedProps(house)).toEqual([]));
  it('shows under the pointer what has a look for that', () =>
    expect(unpointed(house)).toEqual([]));
  it('leaves no story out of the pictures without a reason', () =>
    expect(unreasoned(house)).toEqual([]));
});

describe('the check of parts and screens', () => {
  const ui = [
    sourceFile('src/ui/Dialog.tsx', `import './DialogHead';`),
    sourceFile('src/ui/DialogHead.tsx', ''),
    sourceFile('src/ui/Table.tsx', ''),
  ];
  const screen = sourceFile(
    'src/screens/Home/Home.tsx',
    `import '../../ui/Dialog'; import '../../ui/Table';`,
  );
  const story = sourceFile('stories/ui/Dialog.stories.tsx', `import '../../src/ui/Dialog';`);
  it('names parts without one', () =>
    expect(partsWithoutStory([...ui, screen, story])).toEqual(['src/ui/Table.tsx']));
  it('names parts whose user has none', () =>
    expect(partsWithoutStory([...ui, screen])).toHaveLength(3));
  it('wants a story of its own for what screens use', () => {
    expect(
      partsWithoutStory([
        ...ui,
        sourceFile('src/screens/A/A.tsx', `import '../../ui/DialogHead';`),
        story,
      ]),
    ).toContain('src/ui/DialogHead.tsx');
  });
  it('names screens without one', () => {
    expect(screensWithoutStory([screen])).toEqual(['Home']);
    expect(
      screensWithoutStory([screen, sourceFile('stories/screens/Home.stories.tsx', '')]),
    ).toEqual([]);
    expect(
      screensWithoutStory([screen, sourceFile('stories/screens/Homes/A.stories.tsx', '')]),
    ).toEqual(['Home']);
  });
});

describe('the check of states', () => {
  const screen = sourceFile('src/screens/Reports/Reports.tsx', '');
  const story = (text: string) => sourceFile('stories/screens/Reports.stories.tsx', text);
  it('names the states that a screen lacks', () => {
    const missing = statesWithoutStory([
      screen,
      story(`export const Ready = {};\nexport const Narrow = {};`),
    ]);
    expect(missing).toContain('Reports: Loading');
    expect(missing).not.toContain('Reports: Ready');
    expect(missing).not.toContain('Reports: Narrow');
  });
  it('names parts that are never pointed at', () => {
    const part = sourceFile('src/ui/Chip.tsx', `const Chip = styled.a\`\n  &:hover {\n  }\n\`;`);
    const shows = (text: string) =>
      sourceFile('stories/ui/Chip.stories.tsx', `import '../../src/ui/Chip';\n${text}`);
    expect(unpointed([part, shows('export const Plain = {};')])).toEqual(['src/ui/Chip.tsx']);
    expect(unpointed([part, shows('export const Hovered = { globals: pointedAt };')])).toEqual([]);
  });
  it('names dialogs without a story', () => {
    const dialog = sourceFile('src/screens/Reports/ShareDialog.tsx', '');
    expect(dialogsWithoutStory([dialog])).toEqual(['ShareDialog']);
    expect(
      dialogsWithoutStory([dialog, sourceFile('stories/dialogs/ShareDialog.stories.tsx', '')]),
    ).toEqual([]);
  });
  it('names fields without a story', () => {
    const field = sourceFile('src/forms/DateField.tsx', '');
    expect(formPartsWithoutStory([field])).toEqual(['src/forms/DateField.tsx']);
    expect(
      formPartsWithoutStory([
        field,
        sourceFile('stories/forms/Form.stories.tsx', `import '../../src/forms/DateField';`),
      ]),
    ).toEqual([]);
  });
  it('names props without a word', () => {
    const part = sourceFile(
      'src/ui/Chip.tsx',
      `export interface ChipProps {\n  /** Its word. */\n  label: string;\n  tone?: 'a' | 'b';\n}`,
    );
    expect(
      undescribedProps([
        part,
        sourceFile('stories/ui/Chip.stories.tsx', `const meta = { title: 'ui/Chip' };`),
      ]),
    ).toEqual(['src/ui/Chip.tsx: tone']);
  });
  it('wants a reason for a missing picture', () => {
    expect(
      unreasoned([
        story(`export const A = { parameters: { chromatic: { disableSnapshot: true } } };`),
      ]),
    ).toHaveLength(1);
    expect(
      unreasoned([story(`export const A = { parameters: { chromatic: { delay: 300 } } };`)]),
    ).toHaveLength(1);
    expect(
      unreasoned([
        story(`export const A = { parameters: withoutPicture('It ends as Ready does.') };`),
      ]),
    ).toEqual([]);
  });
});
