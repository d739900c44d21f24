import styled from '@emotion/styled';
import { organizationStatuses, type OrganizationListParams } from '../../domain/organizationList';
import { useLazyDialog } from '../../layouts/useLazyDialog';
import { formatNumber } from '../../lib/format';
import { theme } from '../../theme/theme';
import { Select } from '../../ui/Select';
import { SearchBox } from './SearchBox';
import { SpreadsheetButtons } from './SpreadsheetButtons';
import type { ListView } from './useListView';

interface ListToolbarProps {
  readonly query: OrganizationListParams;
  /** How many organizations the view has; undefined while nobody knows. */
  readonly total: number | undefined;
  readonly onChange: ListView['change'];
}

const statuses = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

const loadExport = () =>
  import('./export/ExportProgress').then(({ ExportProgress }) => ExportProgress);

/** Search, filter, how much they leave, and the ways to a spreadsheet and from one. */
export function ListToolbar({ query, total, onChange }: ListToolbarProps) {
  const { Dialog: Export, prefetchHandlers, open, close } = useLazyDialog(loadExport);
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
          prefetchHandlers={prefetchHandlers}
          canExport={total !== undefined && total > 0 && !Export}
          onExport={open}
        />
      </Toolbar>
      {Export && <Export query={query} onClose={close} />}
    </>
  );
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.border.hairline};
  & > label {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.text.muted};
    font-size: ${theme.fontSize[13]};
  }
`;

const Count = styled.span`
  /* Its room is kept while nobody knows the count: nothing below may move when it comes. */
  flex: 1 0 128px;
  min-block-size: 1lh;
  text-align: end;
  color: ${theme.text.muted};
  font-size: ${theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
`;
