import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { type ObservableMap, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useId, useRef, useState } from 'react';
import { seatsRule } from '~/domain/rules/organizationRules';
import { checkNumberText, parseNumber } from '~/domain/rules/checkField';
import { cleanField } from '~/domain/text/cleanField';
import { fieldMessage } from '~/messages/fieldMessage';
import { message, sentence } from '~/messages/catalogue';
import { theme } from '~/theme/theme';
import { EndButton } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { staticClassName } from '~/ui/style';
import { Muted, VisuallyHidden, visuallyHiddenStyle } from '~/ui/text';
import { NumberText } from '~/ui/values';
import type { TotalRow } from './TotalsRun';

/** What was typed over the new totals, by the row's id. */
export type TypedTotals = ObservableMap<string, string>;

/** A row's new total; with what is typed for it, either the number or what is wrong. */
export function newTotal({ id, total, subscription }: TotalRow, typed: TypedTotals) {
  const text = typed.get(id);
  if (text === undefined) return { total };
  const rule = seatsRule('total', subscription.used_seats, subscription.total_seats);
  const cleaned = cleanField(rule, text);
  return { total: parseNumber(rule, cleaned), issue: checkNumberText(rule, cleaned) };
}

/** The id of the field of a row. */
export function totalFieldId({ id }: TotalRow): string {
  return `total ${id}`.replaceAll(' ', '-');
}

interface TotalsTableProps {
  readonly rows: readonly TotalRow[];
  readonly typed: TypedTotals;
  readonly onLeaveOut: (id: string) => void;
}

/**
 * The totals that change, each in a field; its arrow keys reach "Leave out". Rows out of view aren't laid
 * out (`content-visibility`, which the boxes of a table don't have:
 * https://drafts.csswg.org/css-contain/#containment-size), and a key renders its own row only.
 */
export const TotalsTable = memo(function TotalsTable({ rows, ...props }: TotalsTableProps) {
  const hintId = useId();
  return (
    <div role="table" aria-label="Changes" className={tableClass}>
      <span id={hintId} hidden>
        Arrow Right at its end leads to “Leave out”.
      </span>
      <div role="rowgroup">
        <div role="row">
          <bdi role="columnheader">Organization</bdi>
          <bdi role="columnheader" data-hidden="narrow">
            Seat type
          </bdi>
          <span role="columnheader" data-hidden="narrow">
            Peak, 90 days
          </span>
          <span role="columnheader" data-hidden="narrow">
            Used
          </span>
          <span role="columnheader">Total seats</span>
          <span role="columnheader">New total</span>
          <span role="columnheader">
            <VisuallyHidden>Actions</VisuallyHidden>
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {rows.map((row, index) => (
          <ChangeRow
            key={row.id}
            row={row}
            isRepeated={rows[index - 1]?.organization.id === row.organization.id}
            hintId={hintId}
            {...props}
          />
        ))}
      </div>
    </div>
  );
});

interface ChangeRowProps extends Omit<TotalsTableProps, 'rows'> {
  readonly row: TotalRow;
  /** The row above has the same organization. */
  readonly isRepeated: boolean;
  readonly hintId: string;
}

const ChangeRow = observer(function ChangeRow({
  row,
  isRepeated,
  hintId,
  typed,
  onLeaveOut,
}: ChangeRowProps) {
  // Also if the row was left out and is included again.
  const [wasLeft, setWasLeft] = useState(() => typed.has(row.id));
  const field = useRef<HTMLInputElement>(null);
  const leaveOut = useRef<HTMLButtonElement>(null);
  const { name } = row.organization;
  const { seat_type, total_seats, used_seats, peak_used_seats_90_days: peak } = row.subscription;
  const label = sentence`${name || message('organization')}, ${seat_type ?? ''}`;
  const { issue } = newTotal(row, typed);
  const error = wasLeft && issue ? fieldMessage(issue, 'Total seats') : undefined;
  const id = totalFieldId(row);
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div role="row" data-repeated={isRepeated || undefined}>
      <span role="rowheader">
        <strong>
          <bdi>{name || message('organization')}</bdi>
        </strong>
        <Muted aria-hidden="true">
          <bdi>{seat_type}</bdi> · peak{'\u00A0'}
          <NumberText value={peak ?? null} />, used{'\u00A0'}
          <NumberText value={used_seats} />
        </Muted>
      </span>
      <bdi role="cell" data-hidden="narrow">
        {seat_type}
      </bdi>
      <span role="cell" data-hidden="narrow">
        <NumberText value={peak ?? null} />
      </span>
      <span role="cell" data-hidden="narrow">
        <NumberText value={used_seats} />
      </span>
      <span role="cell">
        <NumberText value={total_seats} />
      </span>
      <span role="cell">
        <input
          // Another proposal replaces what the field shows.
          key={row.total}
          id={id}
          ref={field}
          aria-label={`New total, ${label}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId ?? hintId}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.get(row.id) ?? row.total}
          onInput={({ currentTarget: { value } }) => runInAction(() => typed.set(row.id, value))}
          onBlur={() => setWasLeft(true)}
          onKeyDown={({ key, currentTarget }) => {
            const { selectionStart, value } = currentTarget;
            if (key === 'ArrowRight' && selectionStart === value.length) leaveOut.current?.focus();
            if (key === 'Enter') setWasLeft(true);
          }}
        />
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </span>
      <span role="cell">
        <EndButton
          ref={leaveOut}
          // A row is one tab stop.
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'ArrowLeft' && field.current?.focus()}
          aria-label={`Leave out, ${label}`}
          onClick={() => onLeaveOut(row.id)}
        >
          <span data-wide>Leave out</span>
          <X data-narrow size={16} aria-hidden="true" />
        </EndButton>
      </span>
    </div>
  );
});

const tableClass = staticClassName(css`
  & [role='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px 92px 56px 84px 76px 84px;
    gap: 0 ${theme.space[3]};
    min-block-size: 44px;
    padding-block: 8px 7px;
    line-height: 28px;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [role='rowgroup'] + [role='rowgroup'] > [role='row'] {
    border-block-start: 1px solid ${theme.border.hairline};
    content-visibility: auto;
    contain-intrinsic-block-size: auto 44px;
  }
  & [role='columnheader'] {
    color: ${theme.text.muted};
    ${theme.type[12]};
    line-height: 28px;
    white-space: nowrap;
  }
  /* Words wrap, figures never. */
  & [role='row'] > :is([role='rowheader'], bdi) {
    text-align: start;
    padding-block: 4px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  /* The message is as wide as the row. */
  & [role='cell']:has(> input) {
    display: contents;
    & > p {
      grid-area: 2 / 1 / auto / -2;
      justify-self: end;
      padding-block: 2px;
    }
  }
  & input {
    inline-size: 76px;
    block-size: 28px;
    padding: 0 8px;
    border: 1px solid ${theme.border.control};
    border-radius: ${theme.radius.control};
    background: ${theme.surface.control};
    text-align: inherit;
    font-weight: ${theme.fontWeight.semibold};
    &[aria-invalid] {
      border-color: ${theme.danger.solid};
    }
  }
  @media (width >= 620px) {
    & [role='rowheader'] > span,
    & [data-narrow] {
      display: none;
    }
    & [role='rowgroup'] > [data-repeated] {
      border-color: transparent;
      & strong {
        ${visuallyHiddenStyle}
      }
    }
  }
  @media (width < 620px) {
    & [role='row'] {
      grid-template-columns: minmax(0, 1fr) 56px 84px 40px;
      gap: 0 ${theme.space[2]};
    }
    & [data-hidden='narrow'] {
      ${visuallyHiddenStyle}
    }
    & [role='rowgroup'] + [role='rowgroup'] > [role='row'] {
      contain-intrinsic-block-size: auto 60px;
    }
    & [role='row'] > [role='rowheader'] {
      padding-block: 0;
    }
    & [role='cell'] {
      line-height: 40px;
    }
    & [role='rowheader'] > span {
      display: block;
    }
    & [data-wide] {
      display: none;
    }
    & input {
      inline-size: 84px;
      block-size: 40px;
      font-size: 16px;
    }
  }
`);
