import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useCommand } from '~/hooks/useCommand';
import type { Organization } from '~/domain/Organization';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import type { SelectionStore } from '~/stores/SelectionStore';
import { theme } from '~/theme/theme';
import { Checkbox, checkboxClass } from '~/ui/Choice';
import { classNames, staticClassName } from '~/ui/style';

/** The checkbox of a row, whose value is the organization's id. */
export const rowCheckbox = 'tbody th > input[type="checkbox"]';

/** The draft key of a bulk change that has not been closed. */
export const bulkRunKey = 'bulk change';

/** Tells the selection which rows are on screen, and selects the row that has focus by its shortcut. */
export function useRowSelection(view: OrganizationsView | undefined): void {
  const { selection } = useStores().organizations;
  const rows = view?.rows;
  useLayoutEffect(() => selection.setPage(rows ?? []), [selection, rows]);
  useCommand('select', () => {
    const row = document.activeElement?.closest('tr');
    const checkbox = row?.querySelector<HTMLInputElement>(rowCheckbox);
    if (checkbox) selection.toggle(checkbox.value);
  });
}

/** Selects an organization of the list; with Shift, all rows from the one toggled last. */
export function renderRowCheckbox({ id, name }: Organization, selection: SelectionStore) {
  return (
    <input
      type="checkbox"
      className={classNames(checkboxClass, rowCheckboxClass)}
      aria-label={`Select ${name}`}
      value={id}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
      }
      // Shift and a click would also select the text in between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    />
  );
}

/** Selects all rows on screen, or deselects them. */
export const PageCheckbox = observer(function PageCheckbox() {
  const { selection } = useStores().organizations;
  const { page, isPageSelected, isPagePartlySelected } = selection;
  return (
    <Checkbox
      className={pageCheckboxClass}
      aria-label="Select all on this page"
      // While rows load there is nothing to select.
      disabled={page.length === 0}
      checked={isPageSelected}
      indeterminate={isPagePartlySelected}
      onChange={() => selection.togglePage()}
    />
  );
});

// The browser scrolls what is focused into view: above the bar, not below it.
/** The class of the list while anything is selected. */
export const selectingClass = staticClassName(css`
  & :is(a, button, input, select) {
    scroll-margin-block-end: calc(var(--selection-bar, 0px) + ${theme.space[8]});
  }
`);

// `::after` is the target, which is larger than the box.
const boxStyle = css`
  vertical-align: middle;
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
`;

/** Screens without space for a monogram beside a checkbox and a name; more where text is larger. */
export const belowPhone = '@media (max-width: 22.49em)';

/** The checkbox in the header: where the monograms start, with the column's name where the names do. */
const pageCheckboxClass = staticClassName(css`
  ${boxStyle}
  margin-inline: 24px calc(1.75rem - 6px);
  ${belowPhone} {
    margin-inline: 0 ${theme.space[3]};
  }
`);

/**
 * The checkbox before a row's monogram shows on hover, on focus and while anything is selected; always
 * on narrow screens and where nothing hovers.
 */
const rowCheckboxClass = staticClassName(css`
  ${boxStyle}
  float: inline-start;
  margin-block-start: 10px;
  margin-inline-end: ${theme.space[2]};
  ${belowPhone} {
    margin-inline-end: ${theme.space[3]};
  }
  ${theme.media.fromMedium} {
    @media (hover: hover) {
      tr:where(:not(:hover)) &:not(:focus-visible) {
        opacity: 0;
      }
      .${selectingClass} tr & {
        opacity: 1;
      }
    }
  }
`);
