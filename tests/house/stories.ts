import { target, withoutEnding, type SourceFile } from './sourceFile';

/**
 * Parts of ui without a story. What screens, layouts and forms use is shown by a story of its own
 * (one that imports it); what only other parts use is shown with them.
 */
export function partsWithoutStory(files: readonly SourceFile[]): string[] {
  const importersOf = new Map<string, SourceFile[]>();
  for (const file of files) {
    for (const wanted of file.imports) {
      const to = target(file, wanted);
      if (to !== undefined) importersOf.set(to, [...(importersOf.get(to) ?? []), file]);
    }
  }
  const importers = (path: string) => importersOf.get(withoutEnding(path)) ?? [];
  const shown = (path: string, seen = new Set<string>()): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    return importers(path).some(
      (by) =>
        by.path.startsWith('stories/ui/') ||
        (by.path.startsWith('src/ui/') && shown(by.path, seen)),
    );
  };
  const ownStory = (path: string) =>
    importers(path).some((by) => by.path.startsWith('stories/ui/'));
  const usedAbove = (path: string) =>
    importers(path).some((by) => by.path.startsWith('src/') && !by.path.startsWith('src/ui/'));

  return files
    .map(({ path }) => path)
    .filter((path) => /^src\/ui\/.*\.tsx$/.test(path))
    .filter((path) => (usedAbove(path) ? !ownStory(path) : !shown(path)));
}

/** Folders of screens without `stories/screens/{Name}...stories.tsx` (or a folder of that name). */
export function screensWithoutStory(files: readonly SourceFile[]): string[] {
  const screens = new Set(
    files.flatMap(({ path }) => /^src\/screens\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  return [...screens].filter(
    (screen) =>
      !files.some(({ path }) =>
        new RegExp(`^stories/screens/${screen}(/.*)?[^/]*\\.stories\\.tsx$`).test(path),
      ),
  );
}

/**
 * Dialogs and questions above ui without `stories/dialogs/{Name}.stories.tsx`; one that only others
 * are made of is shown with them.
 */
export function dialogsWithoutStory(files: readonly SourceFile[]): string[] {
  const dialogs = files.filter(({ path }) =>
    /^src\/(?!ui\/).*\/[A-Z]\w*(?:Dialog|Question)\.tsx$/.test(path),
  );
  const own = dialogs.filter((dialog) => hasStory(dialog, files));
  const shown = reachableFrom(own, files);
  return dialogs.filter((dialog) => !shown.has(withoutEnding(dialog.path))).map(nameOf);
}

/**
 * Parts of forms that no story of `stories/forms/` shows, by itself or in another part, nor a
 * dialog with stories of its own.
 */
export function formPartsWithoutStory(files: readonly SourceFile[]): string[] {
  const stories = files.filter(
    (file) =>
      file.path.startsWith('stories/forms/') ||
      (file.path.endsWith('Dialog.tsx') && hasStory(file, files)),
  );
  const shown = reachableFrom(stories, files);
  return files
    .map(({ path }) => path)
    .filter((path) => /^src\/forms\/.*\.tsx$/.test(path) && !shown.has(withoutEnding(path)));
}

/**
 * Styles of ui with a look for the pointer that no story of `stories/ui/` shows under it, in a part
 * that is made of them.
 */
export function unpointed(files: readonly SourceFile[]): string[] {
  const shown = reachableFrom(
    files.filter(
      ({ path, text }) => path.startsWith('stories/ui/') && text.includes('globals: pointedAt'),
    ),
    files,
  );
  return files
    .filter(
      ({ path, text }) =>
        path.startsWith('src/ui/') &&
        /:hover\b.*[{,]$/m.test(text) &&
        !shown.has(withoutEnding(path)),
    )
    .map(({ path }) => path);
}

function nameOf({ path }: SourceFile): string {
  return withoutEnding(path).split('/').at(-1) ?? path;
}

function hasStory(dialog: SourceFile, files: readonly SourceFile[]): boolean {
  return files.some(({ path }) => path === `stories/dialogs/${nameOf(dialog)}.stories.tsx`);
}

/** Whatever some files import, and what that imports, and so on; they themselves too. */
function reachableFrom(
  some: readonly SourceFile[],
  files: readonly SourceFile[],
): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [withoutEnding(file.path), file]));
  const reached = new Set<string>();
  const open = some.map(({ path }) => withoutEnding(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const file = byPath.get(path);
    for (const wanted of file?.imports ?? []) {
      const to = file && target(file, wanted);
      if (to !== undefined) open.push(to);
    }
  }
  return reached;
}

/** What every screen can come to that loads something, by the names of its stories. */
const everyState = [
  'Ready',
  'Empty',
  'Loading',
  'Failed',
  'BadRequest',
  'Forbidden',
  'NotFound',
  'TooManyRequests',
  'Unavailable',
  'Unreachable',
  'Malformed',
  'LongText',
  'RightToLeftNames',
  'Narrow',
];

/** The states of a screen where they are more than those, or others. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  Home: [...everyState, 'HugeNumbers'],
  Organizations: [...everyState, 'NothingFound', 'Busy', 'HugeNumbers', 'MissingValues'],
  OrganizationProfile: [...everyState, 'Inactive', 'HugeNumbers', 'MissingValues', 'RegionsFailed'],
  Token: [...everyState, 'Busy', 'ValidationErrors', 'Conflict', 'Created'],
  Login: [
    'Ready',
    'Busy',
    'ValidationErrors',
    'Refused',
    'BadRequest',
    'Forbidden',
    'TooManyRequests',
    'Failed',
    'Unreachable',
    'Malformed',
    'SessionEnded',
    'LongText',
    'Narrow',
  ],
  HttpError: ['BadRequest', 'Forbidden', 'NotFound', 'ServerError', 'LongText', 'Narrow'],
};

/** States of screens that no story shows. */
export function statesWithoutStory(files: readonly SourceFile[]): string[] {
  const screens = new Set(
    files.flatMap(({ path }) => /^src\/screens\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  return [...screens].flatMap((screen) => {
    const stories = files.filter(({ path }) =>
      new RegExp(`^stories/screens/${screen}(/.*)?[^/]*\\.stories\\.tsx$`).test(path),
    );
    const names = new Set(
      stories.flatMap(({ text }) =>
        [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
      ),
    );
    return (statesOf[screen] ?? everyState)
      .filter((state) => !names.has(state))
      .map((state) => `${screen}: ${state}`);
  });
}

/** Stories of ui by the last part of their titles. */
export function titlesOfUi(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    path.startsWith('stories/ui/') ? (/title: 'ui\/(\w+)'/.exec(text)?.[1] ?? []) : [],
  );
}

/**
 * Stories that stay out of the pictures by themselves (`withoutPicture` wants a reason), or ask for
 * a delay where their play should wait.
 */
export function unreasoned(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) =>
        path.endsWith('.stories.tsx') && /disableSnapshot|chromatic: \{ delay/.test(text),
    )
    .map(({ path }) => path);
}

/**
 * Props of parts with a page of their own that nothing is said about: the page shows the comment
 * above each.
 */
export function undescribedProps(files: readonly SourceFile[]): string[] {
  const titles = new Set(titlesOfUi(files));
  return files
    .filter(
      ({ path }) =>
        path.startsWith('src/ui/') && titles.has(withoutEnding(path).slice('src/ui/'.length)),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export interface \w+Props\b[^{]*\{\n([^]*?)\n\}/gm)].flatMap(
        ([, body = '']) =>
          body.split('\n').flatMap((line, at, lines) => {
            const name = /^ {2}'?([\w-]+)'?\??:/.exec(line)?.[1];
            return name !== undefined && !lines[at - 1]?.endsWith('*/') ? [`${path}: ${name}`] : [];
          }),
      ),
    );
}
