import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { preserveFocus } from '~/ui/hooks/preserveFocus';
import { theme } from '~/theme/theme';
import { ComboboxOption, type ComboboxItem } from './ComboboxOption';
import { Keys } from '~/ui/text/Keys';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import type { ElementNode } from '~/ui/layout/ElementNode';

export interface ComboboxGroup {
  readonly label: string;
  /** Before the label; decorative. */
  readonly icon?: ElementNode;
  readonly items: readonly ComboboxItem[];
}

export interface ComboboxProps {
  /** The accessible name, also the placeholder. */
  readonly label: string;
  /** The typed text. */
  readonly value: string;
  /** Called with the text as typed. */
  readonly onChange: (value: string) => void;
  /** The options to choose from; empty groups are left out. */
  readonly groups: readonly ComboboxGroup[];
  /** Called with the option that Enter or a click chooses. */
  readonly onSelect: (item: ComboboxItem) => void;
  /** Options are still being loaded: Enter chooses the first one once there is one. */
  readonly busy?: boolean;
  /** The maximum length of the text. */
  readonly maxLength?: number;
  /** Announced, and shown instead of the options if there are none. */
  readonly status: string;
  /** Below the options, such as an error with a retry. */
  readonly footer?: ElementNode;
  /** What else can be typed; beside the keys, where there is a keyboard. */
  readonly tip?: string;
}

const keys = [
  { names: ['↑', '↓'], action: 'Move' },
  { names: ['Enter'], action: 'Open' },
  { names: ['Esc'], action: 'Close' },
] as const;

/**
 * A text field that filters a list of options below it, always open. Focus stays in the field; the
 * arrow keys move the active option (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function Combobox({
  label,
  value,
  onChange,
  groups,
  onSelect,
  busy = false,
  maxLength,
  status,
  footer,
  tip,
}: ComboboxProps) {
  const id = useId();
  const [chosenId, setChosenId] = useState<string>();
  /** The text for which Enter was pressed before there were options. */
  const entered = useRef<string>(undefined);
  const shown = groups.filter(({ items }) => items.length > 0);
  const items = shown.flatMap((group) => group.items);
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === chosenId),
  );
  const active = items[index];
  const optionId = (item: ComboboxItem) => `${id}-${items.indexOf(item)}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    if (busy) return;
    const isEntered = entered.current === value;
    entered.current = undefined;
    if (isEntered && active) onSelect(active);
  }, [value, busy, active, onSelect]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      event.preventDefault();
      setChosenId(items.at((index + step) % items.length)?.id);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (active) onSelect(active);
      else if (busy) entered.current = value;
    }
  };

  return (
    <>
      <FieldRow>
        <Search size={16} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={label}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setChosenId(undefined);
            onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </FieldRow>
      <List id={id} role="listbox" aria-label={label} onMouseDown={preserveFocus}>
        {shown.map((group) => (
          <div key={group.items[0]?.id} role="group" aria-label={group.label}>
            <GroupLabel aria-hidden="true">
              {group.icon}
              <span>{group.label}</span>
            </GroupLabel>
            {group.items.map((item) => (
              <ComboboxOption
                key={item.id}
                id={optionId(item)}
                item={item}
                active={item === active}
                onSelect={() => onSelect(item)}
                onPoint={() => setChosenId(item.id)}
              />
            ))}
          </div>
        ))}
      </List>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {items.length === 0 && <Note aria-hidden="true">{status}</Note>}
      {footer}
      <Help>
        {keys.map(({ names, action }) => (
          <span key={action}>
            <Keys keys={names} />
            <span>{action}</span>
          </span>
        ))}
        {tip !== undefined && <span>{`Tip: ${tip}`}</span>}
      </Help>
    </>
  );
}

const FieldRow = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  padding-inline: ${theme.space[4]} var(--field-inset, ${theme.space[4]});
  border-block-end: 1px solid ${theme.border.hairline};
  color: ${theme.text.muted};
  & > svg {
    flex: none;
  }
  & > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 48px;
    border: 0;
    outline: none;
    background: none;
    color: ${theme.text.primary};
    ${theme.type[14]};
    &::placeholder {
      color: ${theme.text.muted};
    }
  }
  ${theme.media.belowMedium} {
    & > input {
      font-size: 1rem;
    }
  }
`;
// The mask shows that there is more; its height is kept free of the active option, and of the last one.
const List = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[6]};
  scroll-padding-block: ${theme.space[8]} ${theme.space[6]};
  mask-image: linear-gradient(to bottom, currentcolor calc(100% - ${theme.space[6]}), transparent);
  &:empty {
    display: none;
  }
`;
const GroupLabel = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 32px;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[1]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
`;
const Note = styled.p`
  padding: ${theme.space[6]} ${theme.space[4]};
  color: ${theme.text.muted};
  text-align: center;
  overflow-wrap: anywhere;
`;
const Help = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[4]};
  block-size: 36px;
  margin-block-start: auto;
  padding-inline: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.hairline};
  background: ${theme.surface.well};
  color: ${theme.text.muted};
  ${theme.type[12]};
  white-space: nowrap;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > span:last-of-type {
    margin-inline-start: auto;
  }
  ${theme.media.belowMedium} {
    display: none;
  }
  @media (hover: none) {
    display: none;
  }
`;
