import { resolveImport, stripExtension, type SourceFile } from './sourceFile';

/**
 * Components of ui without a story. One that screens, layouts or forms use needs a story that
 * imports it; one that only other components use is covered by theirs.
 */
export function componentsWithoutStory(files: readonly SourceFile[]): string[] {
  const importersOf = new Map<string, SourceFile[]>();
  for (const file of files) {
    for (const imported of file.imports) {
      const to = resolveImport(file, imported);
      if (to !== undefined) importersOf.set(to, [...(importersOf.get(to) ?? []), file]);
    }
  }
  const importers = (path: string) => importersOf.get(stripExtension(path)) ?? [];
  const isShown = (path: string, visited = new Set<string>()): boolean => {
    if (visited.has(path)) return false;
    visited.add(path);
    return importers(path).some(
      (importer) =>
        importer.path.startsWith('stories/ui/') ||
        (importer.path.startsWith('src/ui/') && isShown(importer.path, visited)),
    );
  };
  const hasOwnStory = (path: string) =>
    importers(path).some((importer) => importer.path.startsWith('stories/ui/'));
  const isUsedOutsideUi = (path: string) =>
    importers(path).some(
      (importer) => importer.path.startsWith('src/') && !importer.path.startsWith('src/ui/'),
    );

  return files
    .map(({ path }) => path)
    .filter((path) => /^src\/ui\/.*\.tsx$/.test(path))
    .filter((path) => (isUsedOutsideUi(path) ? !hasOwnStory(path) : !isShown(path)));
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
 * Dialogs above ui without `stories/dialogs/{Name}.stories.tsx`; one that other dialogs import is
 * covered by theirs.
 */
export function dialogsWithoutStory(files: readonly SourceFile[]): string[] {
  const dialogs = files.filter(({ path }) => /^src\/(?!ui\/).*\/[A-Z]\w*Dialog\.tsx$/.test(path));
  const dialogsWithOwnStory = dialogs.filter((dialog) => hasStory(dialog, files));
  const shownFiles = reachableFrom(dialogsWithOwnStory, files);
  return dialogs.filter((dialog) => !shownFiles.has(stripExtension(dialog.path))).map(baseName);
}

/** Components of forms that neither stories in `stories/forms/` nor dialogs with stories import. */
export function formComponentsWithoutStory(files: readonly SourceFile[]): string[] {
  const stories = files.filter(
    (file) =>
      file.path.startsWith('stories/forms/') ||
      (file.path.endsWith('Dialog.tsx') && hasStory(file, files)),
  );
  const shownFiles = reachableFrom(stories, files);
  return files
    .map(({ path }) => path)
    .filter((path) => /^src\/forms\/.*\.tsx$/.test(path) && !shownFiles.has(stripExtension(path)));
}

/** Files of ui with hover styles that no hover story in `stories/ui/` imports. */
export function componentsWithoutHoverStory(files: readonly SourceFile[]): string[] {
  const shownFiles = reachableFrom(
    files.filter(
      ({ path, text }) => path.startsWith('stories/ui/') && text.includes('globals: hovered'),
    ),
    files,
  );
  return files
    .filter(
      ({ path, text }) =>
        path.startsWith('src/ui/') &&
        /:hover\b.*[{,]$/m.test(text) &&
        !shownFiles.has(stripExtension(path)),
    )
    .map(({ path }) => path);
}

function baseName({ path }: SourceFile): string {
  return stripExtension(path).split('/').at(-1) ?? path;
}

function hasStory(dialog: SourceFile, files: readonly SourceFile[]): boolean {
  return files.some(({ path }) => path === `stories/dialogs/${baseName(dialog)}.stories.tsx`);
}

/** The files themselves and everything that they import, directly or not. */
function reachableFrom(
  roots: readonly SourceFile[],
  files: readonly SourceFile[],
): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [stripExtension(file.path), file]));
  const reached = new Set<string>();
  const queue = roots.map(({ path }) => stripExtension(path));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const file = byPath.get(path);
    for (const imported of file?.imports ?? []) {
      const to = file && resolveImport(file, imported);
      if (to !== undefined) queue.push(to);
    }
  }
  return reached;
}

/** Story names of the states of a screen that loads data. */
const requiredStates = [
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

/** Screens with more or other states. */
const statesByScreen: Readonly<Record<string, readonly string[]>> = {
  Home: [...requiredStates, 'HugeNumbers'],
  Organizations: [...requiredStates, 'NothingFound', 'Busy', 'HugeNumbers', 'MissingValues'],
  OrganizationProfile: [
    ...requiredStates,
    'Inactive',
    'HugeNumbers',
    'MissingValues',
    'RegionsFailed',
  ],
  Token: [...requiredStates, 'Busy', 'ValidationErrors', 'Conflict', 'Created'],
  Login: [
    'Ready',
    'Busy',
    'ValidationErrors',
    'InvalidCredentials',
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

/** Missing states as "Screen: State". */
export function screenStatesWithoutStory(files: readonly SourceFile[]): string[] {
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
    return (statesByScreen[screen] ?? requiredStates)
      .filter((state) => !names.has(state))
      .map((state) => `${screen}: ${state}`);
  });
}

/** The last parts of the titles of the stories of ui. */
export function uiStoryTitles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    path.startsWith('stories/ui/') ? (/title: 'ui\/(\w+)'/.exec(text)?.[1] ?? []) : [],
  );
}

/**
 * Stories that disable their snapshot directly (`withoutSnapshot` requires a reason) or set a delay
 * (their play function should wait instead).
 */
export function unjustifiedSnapshotExclusions(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) =>
        path.endsWith('.stories.tsx') && /disableSnapshot|chromatic: \{ delay/.test(text),
    )
    .map(({ path }) => path);
}

/** Props without a doc comment, of components with a docs page: the page shows the comments. */
export function undocumentedProps(files: readonly SourceFile[]): string[] {
  const titles = new Set(uiStoryTitles(files));
  return files
    .filter(
      ({ path }) =>
        path.startsWith('src/ui/') && titles.has(stripExtension(path).split('/').at(-1) ?? ''),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?interface \w+Props\b[^{]*\{\n([^]*?)\n\}/gm)].flatMap(
        ([, body = '']) =>
          body.split('\n').flatMap((line, index, lines) => {
            const name = /^ {2}(?:readonly )?'?([\w-]+)'?\??:/.exec(line)?.[1];
            return name !== undefined && !lines[index - 1]?.endsWith('*/')
              ? [`${path}: ${name}`]
              : [];
          }),
      ),
    );
}
