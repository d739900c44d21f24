import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { theme } from '~/theme/theme';
import { ItemLabel } from '~/ui/menu/ItemLabel';
import { menuItemStyle } from '~/ui/menu/menuItemStyle';
import { Keys } from '~/ui/text/Keys';
import type { ElementNode } from '~/ui/layout/ElementNode';

/** An option of a Combobox. */
export interface ComboboxItem {
  /** Unique in the list. */
  readonly id: string;
  /** The option's text and accessible name. */
  readonly label: string;
  /** The accessible name, if the label alone is ambiguous. */
  readonly name?: string | undefined;
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
      aria-label={item.name}
      aria-describedby={describedBy || undefined}
      isDangerous={item.tone === 'danger'}
      aria-selected={active}
      onClick={(event: MouseEvent) => {
        const { ctrlKey, metaKey, shiftKey, altKey } = event;
        if (item.href !== undefined && (ctrlKey || metaKey || shiftKey || altKey)) return;
        event.preventDefault();
        onSelect();
      }}
      onPointerMove={active ? undefined : onPoint}
    >
      {item.icon}
      <Label isOneLine={Boolean(item.aside)}>
        <span>{item.label}</span>
        {item.detail !== undefined && (
          <Detail id={`${id}-detail`} aria-hidden="true">
            {` ${item.detail}`}
          </Detail>
        )}
        {item.note !== undefined && (
          <Note id={`${id}-note`} aria-hidden="true">
            {item.note}
          </Note>
        )}
      </Label>
      {item.aside && (
        <Aside id={`${id}-aside`} aria-hidden="true">
          {item.aside}
        </Aside>
      )}
      {item.keys && (
        <Muted aria-hidden="true">
          <Keys keys={item.keys} />
        </Muted>
      )}
    </Option>
  );
}

const dangerousStyle = `
  color: ${theme.danger.text};
  & > svg {
    color: inherit;
  }
`;
const Option = styled.div<{ readonly isDangerous: boolean }>`
  ${menuItemStyle}
  color: inherit;
  text-decoration: none;
  & > svg {
    inline-size: 20px;
  }
  ${({ isDangerous }) => isDangerous && dangerousStyle}
  &[aria-selected='true'] {
    --capacity-track: ${theme.border.button};
    background: ${theme.surface.pressed};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
const oneLineStyle = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Label = styled(ItemLabel)<{ readonly isOneLine: boolean }>`
  ${({ isOneLine }) => isOneLine && oneLineStyle}
`;
const Muted = styled.span`
  color: ${theme.text.muted};
`;
const Detail = styled(Muted)`
  margin-inline-start: 6px;
`;
const Note = styled(Muted)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  ${theme.type[12]};
`;
const Aside = styled.span`
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
`;
