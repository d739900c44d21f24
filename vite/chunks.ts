/** A module whose path, without its extension, ends with one of these; slashes of either kind. */
function inside(folder: string, names: readonly string[], end = '\\.'): string {
  return `${folder}/(${names.join('|')})${end}`.replaceAll('/', '[\\\\/]');
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
  inside(
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
  inside('lucide-react/dist/esm', ['createLucideIcon', 'Icon', 'context', 'shared'], ''),
  inside('src', ['lib', 'theme'], '/(?!csv/|formatFileSize\\.|PayloadKey\\.)'),
  inside('src/ui', [
    'tone',
    'hiddenStyle',
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
    'lazyPart',
    'classOf',
    'useLasting',
    'Card',
    'Stack',
  ]),
  inside('src', [
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
  inside('lucide-react/dist/esm/icons', icons),
  inside('src/layouts', [
    'AppLayout',
    'SideMenu',
    'MenuGroups',
    'MenuDrawer',
    'UserMenu',
    'LoadFailure',
    'OrganizationLink',
    'organizationPath',
    'useDialogCode',
    'useAddressDialog',
    'useMissingCode',
    'usePrefetchOrganization',
    'useRefresh',
  ]),
  inside('src/ui', [
    'Icon',
    'Logo',
    'SkipLink',
    'MenuButton',
    'PageHeader',
    'FailedState',
    'EmptyState',
    'Badge',
    'StatusBadge',
    'Missing',
    'Time',
    'TwoLines',
    'NumberText',
    'figureClass',
    'Select',
    'useOverflows',
    'useIntent',
  ]),
  inside('src/ui', [
    'tableStyle',
    'tableRoles',
    'headStyle',
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
