import styled from '@emotion/styled';
import { organizationStatuses, type OrganizationListParams } from '~/domain/organizationList';
import { useLazyDialog } from '~/hooks/useLazyDialog';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { Select } from '~/ui/field/Select';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { SearchBox } from './SearchBox';
import { SpreadsheetButtons } from './SpreadsheetButtons';
import type { ListView } from './useListView';

interface ListToolbarProps {
  readonly query: OrganizationListParams;
  /** The number of organizations in the view; undefined while it is unknown. */
  readonly total: number | undefined;
  readonly onChange: ListView['change'];
}

const statuses = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

const ExportProgress = lazyComponent(() =>
  import('./export/ExportProgress').then(({ ExportProgress }) => ExportProgress),
);

/** Search, status filter, number of matches, and CSV export and import. */
export function ListToolbar({ query, total, onChange }: ListToolbarProps) {
  const exporting = useLazyDialog(ExportProgress);
  return (
    <>
      <Toolbar>
        <SearchBox q={query.q} onSearch={(q) => onChange({ q }, true)} />
        <label>
          <span>Status</span>
          <Select
            value={query.status}
            options={statuses}
            onChange={({ target }) =>
              onChange({
                status: organizationStatuses.find((status) => status === target.value) ?? '',
              })
            }
          />
        </label>
        <Count aria-live="polite">
          {total !== undefined &&
            `${formatNumber(total)} ${total === 1 ? 'organization' : 'organizations'}`}
        </Count>
        <SpreadsheetButtons
          prefetchHandlers={exporting.prefetchHandlers}
          canExport={total !== undefined && total > 0 && !exporting.isOpen}
          onExport={exporting.open}
        />
      </Toolbar>
      {exporting.isOpen && (
        <ExportProgress query={query} onClose={exporting.close} {...exporting.loading} />
      )}
    </>
  );
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.hairline};
  & > label {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.text.muted};
    ${theme.type[13]};
  }
`;

const Count = styled.span`
  /* Reserves its space: nothing below may shift when the count arrives. */
  flex: 1 0 128px;
  min-block-size: 1lh;
  text-align: end;
  color: ${theme.text.muted};
  ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;
