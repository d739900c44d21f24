import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { Announcement } from '~/ui/text';

interface PaginationProps {
  readonly label: string;
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly perPageOptions: readonly number[];
  readonly onPageChange: (page: number) => void;
  readonly onPerPageChange: (perPage: number) => void;
}

/**
 * Navigates the pages of a list and shows the current range. One page has none of it, only the number
 * of rows per page where fewer would be several.
 */
export function Pagination({
  label,
  page,
  perPage,
  total,
  perPageOptions,
  onPageChange,
  onPerPageChange,
}: PaginationProps) {
  const id = useId();
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  const renderButton = (target: number, name: string, Glyph: LucideIcon) => {
    const exists = target >= 1 && target <= lastPage;
    return (
      <IconButton
        label={name}
        icon={<Glyph size={16} aria-hidden="true" />}
        aria-disabled={!exists}
        onClick={exists ? () => onPageChange(target) : undefined}
      />
    );
  };
  if (total <= Math.min(...perPageOptions)) return null;
  return (
    <Nav aria-label={label}>
      <Announcement of={page} text={`Page ${formatNumber(page)} of ${formatNumber(lastPage)}`} />
      <Group>
        <label htmlFor={id}>Rows per page</label>
        <Select
          id={id}
          value={String(perPage)}
          options={perPageOptions.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(event) => onPerPageChange(Number(event.target.value))}
        />
      </Group>
      {lastPage > 1 && (
        <Group>
          <span>{`${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`}</span>
          {renderButton(page - 1, 'Previous page', ChevronLeft)}
          {renderButton(page + 1, 'Next page', ChevronRight)}
        </Group>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  color: ${theme.text.muted};
  font-variant-numeric: tabular-nums;
`;
const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  white-space: nowrap;
  & > span {
    inline-size: auto;
  }
`;
