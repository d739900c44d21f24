import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { theme } from '~/theme/theme';
import { menuItemStyle } from '~/ui/menu/menuItemStyle';
import { Keys } from '~/ui/text/Keys';
import type { ElementNode } from '~/ui/layout/ElementNode';

/** An option of a Combobox. */
export interface ComboboxItem {
  /** Unique in the list. */
  readonly id: string;
  /** The option's text and accessible name. */
  readonly label: string;
  /** A muted addition to the label. */
  readonly detail?: string | undefined;
  /** A muted line below. */
  readonly note?: string | undefined;
  /** At the end, such as figures. */
  readonly aside?: ElementNode;
  /** For what can't be undone easily. */
  readonly tone?: 'danger' | undefined;
  /** Makes it a link: Ctrl and the middle button open a new tab. */
  readonly href?: string | undefined;
  /** Before the label; decorative. */
  readonly icon?: ElementNode;
  /** The keys that do the same without the list. */
  readonly keys?: readonly string[] | undefined;
}

export interface ComboboxOptionProps {
  /** The element's id, for `aria-activedescendant`. */
  readonly id: string;
  /** What it shows. */
  readonly item: ComboboxItem;
  /** Whether Enter chooses it. */
  readonly active: boolean;
  /** Called on a click. */
  readonly onSelect: () => void;
  /** Called when the pointer moves over it. */
  readonly onPoint: () => void;
}

/** One option of a Combobox: an icon, a label with a detail, and its keys. */
export function ComboboxOption({ id, item, active, onSelect, onPoint }: ComboboxOptionProps) {
  const describedBy = (['detail', 'note', 'aside'] as const)
    .filter((part) => item[part])
    .map((part) => `${id}-${part}`)
    .join(' ');
  return (
    // The field has the focus and handles the keyboard.
    <Option
      as={item.href === undefined ? 'div' : 'a'}
      {...(item.href !== undefined && { href: item.href, tabIndex: -1 })}
      id={id}
      role="option"
      aria-describedby={describedBy || undefined}
      data-tone={item.tone}
      aria-selected={active}
      data-highlighted={active ? '' : undefined}
      onClick={(event: MouseEvent) => {
        const { ctrlKey, metaKey, shiftKey, altKey } = event;
        if (item.href !== undefined && (ctrlKey || metaKey || shiftKey || altKey)) return;
        event.preventDefault();
        onSelect();
      }}
      onPointerMove={active ? undefined : onPoint}
    >
      {item.icon}
      <span data-item-label="">
        <span>{item.label}</span>
        {item.detail !== undefined && (
          <span id={`${id}-detail`} data-detail="" aria-hidden="true">
            {` ${item.detail}`}
          </span>
        )}
        {item.note !== undefined && (
          <span id={`${id}-note`} data-note="" aria-hidden="true">
            {item.note}
          </span>
        )}
      </span>
      {item.aside && (
        <span id={`${id}-aside`} data-aside="" aria-hidden="true">
          {item.aside}
        </span>
      )}
      {item.keys && (
        <span data-keys="" aria-hidden="true">
          <Keys keys={item.keys} />
        </span>
      )}
    </Option>
  );
}

const Option = styled.div`
  ${menuItemStyle}
  color: inherit;
  text-decoration: none;
  &[data-highlighted] {
    --capacity-track: ${theme.border.button};
    background: ${theme.surface.pressed};
  }
  & > svg {
    inline-size: 20px;
  }
  &:has(> [data-aside]) > [data-item-label] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-aside] > span > :last-child {
    min-inline-size: 60px;
    text-align: end;
  }
  &[data-tone='danger'] {
    color: ${theme.danger.text};
    & > svg {
      color: inherit;
    }
  }
  & [data-detail],
  & [data-note],
  & [data-keys] {
    color: ${theme.text.muted};
  }
  & [data-note] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    ${theme.type[12]};
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
