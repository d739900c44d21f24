import { css } from '@emotion/react';
import { autorun } from 'mobx';
import { useLayoutEffect, type RefObject } from 'react';
import type { Organization } from '~/domain/Organization';
import type { SelectionStore } from '~/stores/SelectionStore';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';

/**
 * Connects the checkboxes of the list with the selection. They are plain elements that React never
 * updates: selecting 100 rows sets 100 properties, and renders nothing.
 */
export function useCheckboxes(
  list: RefObject<HTMLElement | null>,
  selection: SelectionStore,
  rows: readonly Organization[] | undefined,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    element.classList.add(checkboxClass);
    adoptChecked(element, selection);
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      if (target.closest('th')) selection.togglePage();
      else selection.toggle(target.value, event.shiftKey);
    };
    // Shift and a click would also select the text in between.
    const onMouseDown = (event: MouseEvent) => {
      if (event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('mousedown', onMouseDown);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('mousedown', onMouseDown);
      element.removeAttribute('data-selecting');
    };
  }, [list, selection]);
  useLayoutEffect(
    () =>
      autorun(() => {
        const element = list.current;
        if (!element) return;
        const { selected, isPageSelected, isPagePartlySelected } = selection;
        element.toggleAttribute('data-selecting', selected.size > 0);
        for (const input of rowCheckboxes(element)) {
          input.checked = selected.has(input.value);
          // Not `tr:has(:checked)`, which would be matched again whenever a row changes.
          input.closest('tr')?.toggleAttribute('data-selected', input.checked);
        }
        const header = element.querySelector<HTMLInputElement>('th > input');
        if (header) {
          header.checked = isPageSelected;
          header.indeterminate = isPagePartlySelected;
        }
      }),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows, other elements
    [list, selection, rows],
  );
}

/** Selects what the user checked before this code had loaded. */
function adoptChecked(list: HTMLElement, selection: SelectionStore): void {
  if (list.querySelector('th > input:checked')) selection.set(selection.page, true);
  for (const { value } of list.querySelectorAll<HTMLInputElement>('td > input:checked'))
    if (!selection.selected.has(value)) selection.toggle(value);
}

function rowCheckboxes(list: HTMLElement): NodeListOf<HTMLInputElement> {
  return list.querySelectorAll<HTMLInputElement>('td > input');
}

/**
 * A checkbox shows instead of the row's monogram: on hover, on focus and while anything is
 * selected; always beside it on narrow screens, and instead of it where nothing hovers.
 */
const checkboxClass = staticClassName(css`
  & :is(td, th) > input {
    position: relative;
    accent-color: ${theme.accent.solid};
    cursor: pointer;
    /* The target, which is larger than the box. */
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
  && tr[data-selected] {
    background: ${theme.accent.subtle};
  }
  /* The browser scrolls what is focused into view: above the bar, not below it. */
  &[data-selecting] :is(a, input) {
    scroll-margin-block-end: 112px;
  }
  /* The bar has a button instead. */
  ${theme.media.belowMedium} {
    & th > input {
      display: none;
    }
  }
  ${theme.media.fromMedium} {
    &&& td > input {
      opacity: 1;
    }
    & td[data-initials]::before {
      visibility: hidden;
    }
    @media (hover: hover) {
      &&&:not([data-selecting]) tr:not(:hover) > td:not(:has(> input:focus-visible)) {
        &[data-initials]::before {
          visibility: visible;
        }
        & > input {
          opacity: 0;
        }
      }
    }
  }
`);
