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
  'components/ErrorContent',
  'layouts/LayoutCorner',
  'layouts/LoadingIndicator',
  'components/NoSchedule',
  'components/PathLink',
  'hooks/dialogKeys',
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
  'ui/feedback/Alert',
  'ui/button/Button',
  'ui/layout/Card',
  'ui/button/IconButton',
  'ui/button/LinkButton',
  'ui/feedback/Spinner',
  'ui/layout/Stack',
  'ui/field/TextInput',
  'ui/text/TextLink',
  'ui/feedback/Tooltip',
  'ui/text/VisuallyHidden',
  'ui/button/buttonStyle',
  'ui/field/controlStyle',
  'ui/hooks/lazyComponent',
  'ui/layout/staticClassName',
  'ui/feedback/toneColours',
  'ui/hooks/useDelayedFlag',
  'ui/text/visuallyHiddenStyle',
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
  'components/OrganizationLink',
  'components/OrganizationRow',
  'components/QueryErrorState',
  'layouts/SideMenu',
  'layouts/UserMenu',
  'components/organizationColumns',
  'components/organizationPath',
  'hooks/useQuery',
  'hooks/useDataOrPrevious',
  'hooks/useChunkErrorToast',
  'hooks/useLazyDialog',
  'hooks/usePrefetchOrganization',
  'hooks/useSearchParamDialog',
  'ui/feedback/Badge',
  'ui/feedback/EmptyState',
  'ui/feedback/ErrorState',
  'ui/text/Icon',
  'ui/text/Logo',
  'ui/menu/MenuButton',
  'ui/text/MissingValue',
  'ui/text/NumberText',
  'ui/layout/PageHeader',
  'ui/field/Select',
  'ui/feedback/Skeleton',
  'ui/table/DataTable',
  'ui/table/SkeletonRows',
  'ui/layout/SkipLink',
  'ui/feedback/StatusBadge',
  'ui/table/SortButton',
  'ui/table/Table',
  'ui/table/TableHead',
  'ui/text/Time',
  'ui/table/Tr',
  'ui/text/TwoLines',
  'ui/text/numericClass',
  'ui/table/renderCells',
  'ui/table/rowLink',
  'ui/table/selectLinkText',
  'ui/table/tableRoles',
  'ui/table/tableStyle',
  'ui/table/uniqueKeys',
  'ui/hooks/useIntent',
  'ui/hooks/useOverflow',
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
