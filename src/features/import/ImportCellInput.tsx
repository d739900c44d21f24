import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/Tooltip';
import { classNames, staticClassName } from '~/ui/style';
import { CellDetail, ImportCell, oneLineStyle } from './ImportCell';
import { useClipped } from './useClipped';

interface ImportCellInputProps {
  readonly label: string;
  readonly value: string;
  /** Used instead of a blank cell. */
  readonly placeholder: string | undefined;
  /** Below the value, unless there is an error. */
  readonly detail: string | undefined;
  readonly error: string | undefined;
  /** Looks like an input; others look like text until they are hovered or focused. */
  readonly isFlagged: boolean;
  /** What is wrong with another value. */
  readonly check: (text: string) => string | undefined;
  /** Called when the cell is left, or on Enter, if its value differs. */
  readonly onCommit: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * A cell that is corrected in place. Its error is that of what is typed, which counts once the cell is
 * left: checking all rows on every key would take too long. Escape takes it back.
 */
export function ImportCellInput({
  label,
  value,
  placeholder,
  detail,
  error,
  isFlagged,
  check,
  onCommit,
  ref,
}: ImportCellInputProps) {
  const errorId = useId();
  const { ref: message, isClipped, handlers } = useClipped<HTMLParagraphElement>();
  const [draft, setDraft] = useState<{ readonly text: string; readonly error?: string }>();
  const { text, error: shownError } = draft ?? { text: value, error };
  const change = (typed: string) => {
    // What the server or other rows say about the value holds until it changes.
    const found = typed === value ? error : check(typed);
    setDraft({ text: typed, ...(found !== undefined && { error: found }) });
  };
  const commit = () => {
    setDraft(undefined);
    if (draft && draft.text !== value) onCommit(draft.text);
  };
  useCommitOnPress(draft !== undefined, commit);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape' || !draft) return;
    setDraft(undefined);
    // Don't let Escape close the dialog too.
    event.stopPropagation();
  };
  return (
    <Tooltip content={shownError} side="bottom" disabled={!shownError || !isClipped}>
      <ImportCell title={shownError ? undefined : text} {...handlers}>
        <input
          ref={ref}
          className={classNames(inputClass, isFlagged && flaggedClass)}
          aria-label={label}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? errorId : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {shownError ? (
          <Message ref={message} id={errorId}>
            {shownError}
          </Message>
        ) : (
          detail && <CellDetail title={detail}>{detail}</CellDetail>
        )}
      </ImportCell>
    </Tooltip>
  );
}

/** A button that is pressed leaves the focus in the cell (`preserveFocus`), but must see its value. */
function useCommitOnPress(isChanged: boolean, commit: () => void): void {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('button')) commit();
  });
  useEffect(() => {
    if (!isChanged) return undefined;
    document.addEventListener('pointerdown', handlePress, true);
    return () => document.removeEventListener('pointerdown', handlePress, true);
  }, [isChanged]);
}

const Message = styled.p`
  ${oneLineStyle}
  color: ${theme.danger.text};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.regular};
`;

// A class, because a page has up to 1,200 of them. The text of one that isn't flagged is where that of
// other cells is.
const inputClass = staticClassName(css`
  inline-size: calc(100% + 16px);
  block-size: var(--cell-control, ${theme.control.small});
  margin-inline: -8px;
  padding: 0 7px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  &:hover,
  &:focus {
    border-color: ${theme.border.control};
    background: ${theme.surface.control};
  }
  &:focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.danger.solid};
  }
  &::placeholder {
    color: ${theme.text.muted};
    opacity: 1;
  }
  ${theme.media.belowMedium} {
    ${theme.type[16]};
  }
  @media (forced-colors: active) {
    &:not(:hover, :focus) {
      border-color: Canvas;
    }
  }
`);
const flaggedClass = staticClassName(css`
  &.${inputClass} {
    inline-size: 100%;
    margin-inline: 0;
    border-color: ${theme.border.control};
    background: ${theme.surface.control};
    &[aria-invalid='true'] {
      border-color: ${theme.danger.solid};
    }
    @media (forced-colors: active) {
      &[aria-invalid='true'] {
        border: 2px solid CanvasText;
      }
    }
  }
`);
