import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { theme } from '~/theme/theme';
import { preserveFocus } from './Button';
import { Inline } from './layout';
import { ItemLabel, menuItemClass } from './Menu';
import { classNames, staticClassName } from './style';
import { Caption, Keys, Muted, textClasses, Truncated, VisuallyHidden, withBdi } from './text';

interface ComboboxGroup {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly items: readonly ComboboxItem[];
}

export interface ComboboxProps {
  /** The accessible name, also the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options to choose from; empty groups are left out. */
  readonly groups: readonly ComboboxGroup[];
  readonly onSelect: (item: ComboboxItem) => void;
  /** Options are still being loaded: Enter chooses the first one once there is one. */
  readonly busy?: boolean;
  readonly maxLength?: number;
  /** Announced, and shown instead of the options if there are none. */
  readonly status: string;
  /** Below the options, such as an error with a retry. */
  readonly footer?: ReactNode;
  /** What else can be typed, in a line at the bottom. */
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
      <div className={fieldClass}>
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
      </div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus */}
      <div
        className={listClass}
        id={id}
        role="listbox"
        aria-label={label}
        onMouseDown={preserveFocus}
      >
        {shown.map((group) => (
          <div key={group.items[0]?.id} role="group" aria-label={group.label}>
            <Caption as="div" className={groupLabelClass} aria-hidden="true">
              {group.icon}
              <span>{group.label}</span>
            </Caption>
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
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {items.length === 0 && (
        <Muted as="p" className={emptyClass} aria-hidden="true">
          {status}
        </Muted>
      )}
      {footer}
      <Inline gap={4} className={classNames(textClasses.caption, helpClass)}>
        {keys.map(({ names, action }) => (
          <span key={action}>
            <Keys keys={names} />
            {action}
          </span>
        ))}
        {tip !== undefined && <Truncated as="p">{tip}</Truncated>}
      </Inline>
    </>
  );
}

const fieldClass = staticClassName(css`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  padding-inline: 18px ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.hairline};
  & > svg {
    margin-inline-end: 2px;
    color: ${theme.text.muted};
  }
  & > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 48px;
    border: 0;
    outline: none;
    background: none;
    ${theme.type[14]};
    ${theme.media.belowMedium} {
      font-size: 1rem;
    }
  }
`);
// The mask shows that there is more; its height is kept free of the active option, and of the last one.
const listClass = staticClassName(css`
  flex: auto;
  min-block-size: 0;
  overflow-y: auto;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[6]};
  scroll-padding-block: ${theme.space[8]} ${theme.space[6]};
  mask-image: linear-gradient(to bottom, currentcolor calc(100% - ${theme.space[6]}), transparent);
  &:empty {
    display: none;
  }
`);
const groupLabelClass = staticClassName(css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[1]};
  font-weight: ${theme.fontWeight.medium};
`);
const emptyClass = staticClassName(css`
  padding: ${theme.space[6]} ${theme.space[4]};
  text-align: center;
  overflow-wrap: anywhere;
`);
// Where there is likely no keyboard, it has the tip alone.
const helpClass = staticClassName(css`
  flex: none;
  block-size: 36px;
  margin-block-start: auto;
  padding-inline: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.hairline};
  background: ${theme.surface.well};
  white-space: nowrap;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > span + p {
    margin-inline-start: auto;
  }
  @media (hover: none), (max-width: ${theme.breakpoint.medium - 0.02}px) {
    & > span,
    &:not(:has(> p)) {
      display: none;
    }
    & > span + p {
      margin-inline-start: 0;
    }
  }
`);

/** An option of a Combobox. */
export interface ComboboxItem {
  readonly id: string;
  readonly label: string;
  /** The accessible name, if the label alone is ambiguous. */
  readonly name?: string | undefined;
  /** A muted addition to the label. */
  readonly detail?: string | undefined;
  /** A muted line below. */
  readonly note?: string | undefined;
  /** At the end, such as figures. */
  readonly aside?: ReactNode;
  /** For what can't be taken back lightly, which comes last. */
  readonly tone?: 'danger' | undefined;
  /** Makes it a link: Ctrl and the middle button open a new tab. */
  readonly href?: string | undefined;
  readonly icon?: ReactNode;
  /** The keys that do the same without the list, one after the other. */
  readonly keys?: readonly string[] | undefined;
}

interface ComboboxOptionProps {
  /** The element's id, for `aria-activedescendant`. */
  readonly id: string;
  readonly item: ComboboxItem;
  /** Whether Enter chooses it. */
  readonly active: boolean;
  readonly onSelect: () => void;
  readonly onPoint: () => void;
}

/** One option of a Combobox: an icon, a label with a detail, and its keys. */
function ComboboxOption({ id, item, active, onSelect, onPoint }: ComboboxOptionProps) {
  const describedBy = (['detail', 'note', 'aside'] as const)
    .filter((part) => Boolean(item[part]))
    .map((part) => `${id}-${part}`)
    .join(' ');
  const Option = item.href === undefined ? 'div' : 'a';
  return (
    // The field has the focus and handles the keyboard.
    <Option
      {...(item.href !== undefined && { href: item.href, tabIndex: -1 })}
      className={classNames(menuItemClass, optionClass)}
      id={id}
      role="option"
      aria-label={item.name}
      aria-describedby={describedBy || undefined}
      data-tone={item.tone}
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
      <ItemLabel className={item.aside ? textClasses.truncated : undefined}>
        <span>{withBdi(item.label)}</span>
        {item.detail !== undefined && (
          <Muted id={`${id}-detail`} className={detailClass} aria-hidden="true">
            {` ${item.detail}`}
          </Muted>
        )}
        {item.note !== undefined && (
          <Caption id={`${id}-note`} className={noteClass} aria-hidden="true">
            {item.note}
          </Caption>
        )}
      </ItemLabel>
      {item.aside && (
        <Caption id={`${id}-aside`} className="tabular" aria-hidden="true">
          {item.aside}
        </Caption>
      )}
      {item.keys && (
        <Muted aria-hidden="true">
          <Keys keys={item.keys} isSequence />
        </Muted>
      )}
    </Option>
  );
}

// Before what can't be taken back lightly there is a line, as in a menu.
const optionClass = staticClassName(css`
  & > svg {
    margin-inline: 2px;
  }
  [role='option']:not([data-tone]) + &[data-tone] {
    position: relative;
    margin-block-start: 9px;
    &::before {
      content: '';
      position: absolute;
      inset: -5px -8px auto;
      border-block-start: 1px solid ${theme.border.hairline};
    }
  }
  &[aria-selected='true'] {
    --fill: ${theme.border.button};
    background: ${theme.surface.pressed};
  }
`);
const detailClass = staticClassName(css`
  margin-inline-start: 6px;
`);
const noteClass = staticClassName(css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`);
