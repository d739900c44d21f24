import { resolveImport, stripExtension, type SourceFile } from './sourceFile';

/** Components of ui that code outside of ui imports, but no story in `stories/ui/`. */
export function componentsWithoutStory(files: readonly SourceFile[]): string[] {
  const importedBy = (isImporter: (path: string) => boolean) =>
    new Set(
      files
        .filter(({ path }) => isImporter(path))
        .flatMap((file) => file.imports.flatMap((imported) => resolveImport(file, imported) ?? [])),
    );
  const used = importedBy((path) => /^src\/(?!ui\/)/.test(path));
  return missingIn(
    importedBy((path) => path.startsWith('stories/ui/')),
    files,
    ({ path }) => /^src\/ui\/.*\.tsx$/.test(path) && used.has(stripExtension(path)),
  );
}

/** Components of ui with a hover style that no story with `globals: hovered` shows. */
export function componentsWithoutHoverStory(files: readonly SourceFile[]): string[] {
  const shown = reachableFrom(
    files.filter(
      ({ path, text }) => path.startsWith('stories/ui/') && text.includes('globals: hovered'),
    ),
    files,
  );
  return missingIn(
    shown,
    files,
    ({ path, text }) => path.startsWith('src/ui/') && /:hover\b.*[{,]$/m.test(text),
  );
}

/**
 * Dialogs above ui without `stories/dialogs/{Name}.stories.tsx`, and components of forms, which such
 * a dialog or a story in `stories/forms/` doesn't import, directly or not.
 */
export function dialogsAndFieldsWithoutStory(files: readonly SourceFile[]): string[] {
  const isDialog = ({ path }: SourceFile) => /^src\/(?!ui\/).*\/[A-Z]\w*Dialog\.tsx$/.test(path);
  const hasStory = (dialog: SourceFile) =>
    files.some(({ path }) => path === `stories/dialogs/${baseName(dialog)}.stories.tsx`);
  const shown = reachableFrom(
    files.filter(
      (file) => file.path.startsWith('stories/forms/') || (isDialog(file) && hasStory(file)),
    ),
    files,
  );
  return missingIn(
    shown,
    files,
    (file) => isDialog(file) || /^src\/forms\/.*\.tsx$/.test(file.path),
  );
}

/** Story names of the states of a screen that loads data. */
const requiredStates = [
  'Ready',
  'Empty',
  'Loading',
  'Failed',
  'NotFound',
  'LongText',
  'RightToLeftNames',
  'Narrow',
];

/** Screens with other states. */
const statesByScreen: Readonly<Record<string, readonly string[]>> = {
  Login: ['Ready', 'Busy', 'ValidationErrors', 'InvalidCredentials', 'SessionEnded', 'Narrow'],
  HttpError: ['BadRequest', 'Forbidden', 'NotFound', 'ServerError', 'LongText', 'Narrow'],
};

/** Missing states of the screens as "Screen: State". */
export function screenStatesWithoutStory(files: readonly SourceFile[]): string[] {
  const screens = new Set(
    files.flatMap(({ path }) => /^src\/screens\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  return [...screens].flatMap((screen) => {
    const stories = files.find(({ path }) => path === `stories/screens/${screen}.stories.tsx`);
    return (statesByScreen[screen] ?? requiredStates)
      .filter((state) => !stories?.exports.includes(state))
      .map((state) => `${screen}: ${state}`);
  });
}

/** Stories of dialogs and screens with a docs page, whose props are those of `StoryApp`. */
export function consolesWithDocsPage(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^stories\/(dialogs|screens)\/.*\.stories\.tsx$/.test(path))
    .filter(({ text }) => !text.includes("tags: ['!autodocs']"))
    .map(({ path }) => path);
}

/** The last parts of the titles of the stories of ui. */
export function uiStoryTitles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    path.startsWith('stories/ui/') ? (/title: 'ui\/(\w+)'/.exec(text)?.[1] ?? []) : [],
  );
}

/** Props without a doc comment, of components with a docs page: the page shows the comments. */
export function undocumentedProps(files: readonly SourceFile[]): string[] {
  const titles = new Set(uiStoryTitles(files));
  return files
    .filter((file) => file.path.startsWith('src/ui/') && titles.has(baseName(file)))
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

function baseName({ path }: SourceFile): string {
  return stripExtension(path).split('/').at(-1) ?? path;
}

function missingIn(
  shown: ReadonlySet<string>,
  files: readonly SourceFile[],
  isRequired: (file: SourceFile) => boolean,
): string[] {
  return files
    .filter((file) => isRequired(file) && !shown.has(stripExtension(file.path)))
    .map(({ path }) => path);
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
