/** A module whose path, without its extension, ends with one of these; slashes of either kind. */
function modulePattern(folder: string, names: readonly string[], suffix = '\\.'): string {
  return `${folder}/(${names.join('|')})${suffix}`.replaceAll('/', '[\\\\/]');
}

const icons = [
  'key-round',
  'panel-left-close',
  'panel-left-open',
  'menu',
  'chevron-left',
  'chevron-right',
  'chevrons-up-down',
  'arrow-up',
  'arrow-down',
  'search',
  'building-2',
];

/** React and what every screen stands on. */
const base = [
  modulePattern(
    'node_modules',
    [
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      'mobx',
      'mobx-react-lite',
      'valibot',
      '@emotion',
      'stylis',
      'hoist-non-react-statics',
      'react-is',
    ],
    '/',
  ),
  modulePattern('lucide-react/dist/esm', ['createLucideIcon', 'Icon', 'context', 'shared'], ''),
  modulePattern('src', ['lib', 'theme'], '/(?!csv/|formatFileSize\\.|IdempotencyKey\\.)'),
  modulePattern('src/ui', [
    'toneColours',
    'visuallyHiddenStyle',
    'controlStyle',
    'TextInput',
    'Tooltip',
    'Button',
    'buttonStyle',
    'Spinner',
    'VisuallyHidden',
    'Alert',
    'IconButton',
    'TextLink',
    'LinkButton',
    'lazyComponent',
    'staticClassName',
    'useDelayedFlag',
    'Card',
    'Stack',
  ]),
  modulePattern('src', [
    'stores/context',
    'domain/recordId',
    'domain/period',
    'messages/catalogue',
    'messages/message',
    'messages/failures',
    'layouts/ErrorContent',
    'layouts/DemoControl',
    'layouts/LayoutCorner',
    'layouts/LoadingIndicator',
    'layouts/PathLink',
    'layouts/NoSchedule',
  ]),
];

/**
 * What every screen behind the sign-in shows. Whatever it needs of the entry stands in `base`: the
 * login must not ask for it.
 */
const signedIn = [
  modulePattern('lucide-react/dist/esm/icons', icons),
  modulePattern('src/layouts', [
    'AppLayout',
    'SideMenu',
    'MenuGroups',
    'MenuDrawer',
    'UserMenu',
    'QueryErrorState',
    'OrganizationLink',
    'organizationPath',
    'useLazyDialog',
    'useSearchParamDialog',
    'useChunkErrorToast',
    'usePrefetchOrganization',
    'useBackgroundRefetch',
  ]),
  modulePattern('src/ui', [
    'Icon',
    'Logo',
    'SkipLink',
    'MenuButton',
    'PageHeader',
    'ErrorState',
    'EmptyState',
    'Badge',
    'StatusBadge',
    'MissingValue',
    'Time',
    'TwoLines',
    'NumberText',
    'numericClass',
    'Select',
    'useOverflow',
    'useIntent',
  ]),
  modulePattern('src/ui', [
    'tableStyle',
    'tableRoles',
    'headerCellStyle',
    'Table',
    'TableHead',
    'TableBody',
    'Tr',
    'rowLink',
    'selectLinkText',
    'Th',
    'Td',
    'Skeleton',
    'SkeletonRows',
  ]),
];

/**
 * Code that always loads together, in one file each: it compresses better than many, and the base
 * stays cached over releases.
 */
export const chunks = [
  { name: 'base', test: new RegExp(base.join('|')) },
  { name: 'signedIn', test: new RegExp(signedIn.join('|')) },
];
