/** Packages of the base chunk: React and what every screen builds on. */
const basePackages = [
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
];

/** Parts of lucide-react that every icon imports. */
const iconRuntime = ['Icon', 'context', 'createLucideIcon', 'shared'];

/** Modules of src that every screen imports, the login included. A path ending in / is a folder. */
const baseModules = [
  'theme/',
  'domain/period',
  'domain/recordId',
  'forms/errorPlacement',
  'layouts/DemoControl',
  'layouts/ErrorContent',
  'layouts/LayoutCorner',
  'layouts/LoadingIndicator',
  'layouts/NoSchedule',
  'layouts/PathLink',
  'layouts/dialogKeys',
  'lib/Brand',
  'lib/Failure',
  'lib/debounce',
  'lib/format',
  'lib/pendingDelay',
  'lib/persisted',
  'lib/tabChannel',
  'lib/text',
  'lib/time',
  'lib/whenIdle',
  'messages/catalogue',
  'messages/failures',
  'messages/message',
  'stores/context',
  'ui/Alert',
  'ui/Button',
  'ui/Card',
  'ui/IconButton',
  'ui/LinkButton',
  'ui/Spinner',
  'ui/Stack',
  'ui/TextInput',
  'ui/TextLink',
  'ui/Tooltip',
  'ui/VisuallyHidden',
  'ui/buttonStyle',
  'ui/controlStyle',
  'ui/lazyComponent',
  'ui/staticClassName',
  'ui/toneColours',
  'ui/useDelayedFlag',
  'ui/visuallyHiddenStyle',
];

/** Icons of the app layout and the list. */
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
  'building-complex',
];

/**
 * Modules that every screen behind the sign-in imports. What the entry needs of them is in the base
 * chunk: the login must not load this one.
 */
const signedInModules = [
  'layouts/AppLayout',
  'layouts/MenuDrawer',
  'layouts/MenuGroups',
  'layouts/OrganizationLink',
  'layouts/QueryErrorState',
  'layouts/SideMenu',
  'layouts/UserMenu',
  'layouts/organizationPath',
  'layouts/useBackgroundRefetch',
  'layouts/useChunkErrorToast',
  'layouts/useLazyDialog',
  'layouts/usePrefetchOrganization',
  'layouts/useSearchParamDialog',
  'ui/Badge',
  'ui/EmptyState',
  'ui/ErrorState',
  'ui/Icon',
  'ui/Logo',
  'ui/MenuButton',
  'ui/MissingValue',
  'ui/NumberText',
  'ui/PageHeader',
  'ui/Select',
  'ui/Skeleton',
  'ui/SkeletonRows',
  'ui/SkipLink',
  'ui/StatusBadge',
  'ui/Table',
  'ui/TableBody',
  'ui/TableHead',
  'ui/Td',
  'ui/Th',
  'ui/Time',
  'ui/Tr',
  'ui/TwoLines',
  'ui/headerCellStyle',
  'ui/numericClass',
  'ui/rowLink',
  'ui/selectLinkText',
  'ui/tableRoles',
  'ui/tableStyle',
  'ui/useIntent',
  'ui/useOverflow',
];

/** The modules of each chunk, by path from the root and without extension; a test finds each. */
export const chunkModules = {
  base: [
    ...basePackages.map((name) => `node_modules/${name}/`),
    ...iconRuntime.map((name) => `node_modules/lucide-react/dist/esm/${name}`),
    ...baseModules.map((path) => `src/${path}`),
  ],
  signedIn: [
    ...icons.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}`),
    ...signedInModules.map((path) => `src/${path}`),
  ],
};

/**
 * Code that always loads together, in one file each: it compresses better than many files, and the
 * base chunk stays cached over releases.
 */
export const chunks = Object.entries(chunkModules).map(([name, modules]) => ({
  name,
  test: new RegExp(modules.map(pattern).join('|')),
}));

/** Matches a module's absolute path, with slashes of either kind. */
function pattern(module: string): string {
  const path = module.endsWith('/') ? module : `${module}(\\.|/)`;
  return `/${path}`.replaceAll('/', '[\\\\/]');
}
