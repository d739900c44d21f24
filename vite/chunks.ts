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
  'components/ErrorContent',
  'components/FailureReference',
  'components/NoSchedule',
  'components/PathLink',
  'domain/organizationList',
  'domain/period',
  'domain/recordId',
  'domain/seatLevel',
  'forms/errorPlacement',
  'hooks/dialogKeys',
  'layouts/DemoControl',
  'layouts/LayoutCorner',
  'layouts/LoadingIndicator',
  'layouts/focusSearch',
  'lib/Brand',
  'lib/Failure',
  'lib/configuration',
  'lib/debounce',
  'lib/format',
  'lib/pendingDelay',
  'lib/persisted',
  'lib/report',
  'lib/routeParams',
  'lib/tabChannel',
  'lib/text',
  'lib/time',
  'lib/whenIdle',
  'messages/catalogue',
  'messages/failures',
  'messages/message',
  'stores/context',
  'theme/',
  'ui/button/Button',
  'ui/button/IconButton',
  'ui/button/LinkButton',
  'ui/button/buttonClass',
  'ui/feedback/Alert',
  'ui/feedback/Spinner',
  'ui/feedback/Tooltip',
  'ui/feedback/toneColours',
  'ui/field/TextInput',
  'ui/field/controlStyle',
  'ui/hooks/lazyComponent',
  'ui/hooks/useDelayedFlag',
  'ui/layout/Card',
  'ui/layout/Stack',
  'ui/layout/staticClassName',
  'ui/seats/SeatMotif',
  'ui/seats/monogramOf',
  'ui/text/Avatar',
  'ui/text/TextLink',
  'ui/text/VisuallyHidden',
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
  'download',
  'plus',
  'upload',
  'x',
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
  'components/OrganizationLink',
  'components/OrganizationRow',
  'components/QueryErrorState',
  'components/listSearchParams',
  'components/organizationColumns',
  'components/organizationPath',
  'components/seatsCell',
  'hooks/useChunkErrorToast',
  'hooks/useDataOrPrevious',
  'hooks/useLazyDialog',
  'hooks/useMenuLoading',
  'hooks/usePrefetchOrganization',
  'hooks/usePrefetchPath',
  'hooks/useQuery',
  'hooks/useSearchParamDialog',
  'layouts/AppLayout',
  'layouts/HeaderBreadcrumbs',
  'layouts/HeaderSearch',
  'layouts/MenuDrawer',
  'layouts/MenuGroups',
  'layouts/SideMenu',
  'layouts/UserMenu',
  'screens/Organizations/ListToolbar',
  'screens/Organizations/NarrowTools',
  'screens/Organizations/OrganizationsList',
  'screens/Organizations/OrganizationsScreen',
  'screens/Organizations/OrganizationsTable',
  'screens/Organizations/SearchBox',
  'screens/Organizations/checkboxStyle',
  'screens/Organizations/listColumns',
  'screens/Organizations/useListView',
  'screens/Organizations/useNewOrganization',
  'screens/Organizations/useRedirectToLastPage',
  'screens/Organizations/useSpreadsheetActions',
  'ui/feedback/Badge',
  'ui/feedback/EmptyState',
  'ui/feedback/ErrorState',
  'ui/feedback/StatusBadge',
  'ui/field/FilterSelect',
  'ui/field/SearchInput',
  'ui/field/Select',
  'ui/hooks/useIntent',
  'ui/hooks/useOverflow',
  'ui/layout/Breadcrumbs',
  'ui/layout/PageHeader',
  'ui/layout/SkipLink',
  'ui/menu/MenuButton',
  'ui/seats/CapacityBar',
  'ui/seats/capacityLevel',
  'ui/seats/monogramStyle',
  'ui/table/DataTable',
  'ui/table/Pagination',
  'ui/table/SkeletonRows',
  'ui/table/SortButton',
  'ui/table/Table',
  'ui/table/TableHead',
  'ui/table/Tr',
  'ui/table/blockTableStyle',
  'ui/table/narrowRows',
  'ui/table/renderCells',
  'ui/table/rowLink',
  'ui/table/selectLinkText',
  'ui/table/tableRoles',
  'ui/table/tableStyle',
  'ui/table/uniqueKeys',
  'ui/text/Icon',
  'ui/text/Logo',
  'ui/text/MissingValue',
  'ui/text/NumberText',
  'ui/text/Time',
  'ui/text/numericClass',
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
