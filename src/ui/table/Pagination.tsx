import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/button/IconButton';
import { Select } from '~/ui/field/Select';
import { useIntent, type OnIntent } from '~/ui/hooks/useIntent';

export interface PaginationProps {
  /** The current page, starting at 1. */
  readonly page: number;
  /** Rows per page. */
  readonly perPage: number;
  /** The total number of rows. */
  readonly total: number;
  /** The choices for rows per page. */
  readonly perPageOptions: readonly number[];
  /** Called with the page to show. */
  readonly onPageChange: (page: number) => void;
  /** Called when a click on a page is likely; may return a function that is called if none comes. */
  readonly onPageIntent?: (page: number) => ReturnType<OnIntent>;
  /** Called with the new number of rows per page. */
  readonly onPerPageChange: (perPage: number) => void;
  /** Shows the controls but makes them unusable. */
  readonly disabled?: boolean;
  /** The accessible name of the navigation landmark. */
  readonly label?: string;
}

/** Navigates the pages of a list and shows the current range. */
export function Pagination({
  page,
  perPage,
  total,
  perPageOptions,
  onPageChange,
  onPageIntent,
  onPerPageChange,
  disabled = false,
  label = 'Pagination',
}: PaginationProps) {
  const id = useId();
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  const options = perPageOptions.map((count) => ({ value: String(count), label: String(count) }));
  const pageButton = (target: number) =>
    target >= 1 && target <= lastPage && !disabled
      ? { onClick: () => onPageChange(target), onIntent: () => onPageIntent?.(target) }
      : {};
  return (
    <Nav aria-label={label}>
      <PageSize>
        <label htmlFor={id}>Rows per page</label>
        <Select
          id={id}
          value={String(perPage)}
          options={options}
          disabled={disabled}
          onChange={(event) => onPerPageChange(Number(event.target.value))}
        />
      </PageSize>
      <PageControls>
        <Range>
          {total === 0
            ? '0 of 0'
            : `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`}
        </Range>
        <PageButton label="Previous page" icon={ChevronLeft} {...pageButton(page - 1)} />
        <PageButton label="Next page" icon={ChevronRight} {...pageButton(page + 1)} />
      </PageControls>
    </Nav>
  );
}

interface PageButtonProps {
  /** The accessible name. */
  readonly label: string;
  /** The icon. */
  readonly icon: LucideIcon;
  /** Absent if there is no such page. */
  readonly onClick?: () => void;
  /** Called when a click is likely. */
  readonly onIntent?: OnIntent;
}

function PageButton({ label, icon: Glyph, onClick, onIntent }: PageButtonProps) {
  const intentHandlers = useIntent(() => onIntent?.());
  return (
    <IconButton
      label={label}
      icon={<Glyph size={16} aria-hidden="true" />}
      aria-disabled={!onClick}
      onClick={onClick}
      {...intentHandlers}
    />
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[2]} var(--table-inset, ${theme.space[4]});
  color: ${theme.text.muted};
  font-variant-numeric: tabular-nums;
`;
const PageSize = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  & > label {
    white-space: nowrap;
  }
  & > span {
    inline-size: auto;
  }
`;
const PageControls = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  ${theme.media.belowMedium} {
    flex: 1;
  }
`;
const Range = styled.span`
  flex: 1;
  margin-inline-end: ${theme.space[2]};
  white-space: nowrap;
`;
