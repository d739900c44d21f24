import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { type ObservableMap, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useId, useRef, useState } from 'react';
import type { PlannedTotal } from '~/domain/plannedTotals';
import { seatsRule, totalSeatsRules } from '~/domain/rules/organizationRules';
import { checkNumberText, parseNumber } from '~/domain/rules/checkField';
import { cleanField } from '~/domain/text/cleanField';
import { totalBelowUse } from '~/messages/bulkText';
import { fieldMessage } from '~/messages/fieldMessage';
import { message, sentence } from '~/messages/message';
import { theme } from '~/theme/theme';
import { EndButton } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { staticClassName } from '~/ui/style';
import { Muted, VisuallyHidden, visuallyHiddenStyle } from '~/ui/text';
import { NumberText } from '~/ui/values';

/** A subscription with the total that is proposed for it. */
export interface ProposedTotal extends PlannedTotal {
  readonly proposed: number;
}

/** What was typed over the proposals, by the row's id. */
export type TypedTotals = ObservableMap<string, string>;

/** A row's new total; undefined while what is typed is none. */
export function newTotal(row: ProposedTotal, typed: TypedTotals): number | undefined {
  const text = typed.get(row.id);
  const rule = ruleOf(row);
  return text === undefined ? row.proposed : parseNumber(rule, cleanField(rule, text));
}

function ruleOf({ subscription: { used_seats, total_seats } }: ProposedTotal) {
  return seatsRule('total', used_seats, total_seats);
}

function issueText(row: ProposedTotal, typed: TypedTotals): string | undefined {
  const text = typed.get(row.id);
  const rule = ruleOf(row);
  const issue = text === undefined ? undefined : checkNumberText(rule, cleanField(rule, text));
  const { used_seats: used } = row.subscription;
  const isBelowUse = issue?.code === 'min' && used !== null;
  if (isBelowUse && used >= totalSeatsRules.total_seats.min) return totalBelowUse(used);
  return issue && fieldMessage(issue, 'Total seats');
}

/** The id of the field of a row. */
export function totalFieldId({ id }: ProposedTotal): string {
  return `total ${id}`.replaceAll(' ', '-');
}

interface TotalsTableProps {
  readonly rows: readonly ProposedTotal[];
  readonly typed: TypedTotals;
  /** Shows all messages: it was submitted. */
  readonly isSubmitted: boolean;
  readonly onLeaveOut: (row: ProposedTotal) => void;
}

const headers: readonly { readonly name: string; readonly hidden?: 'narrow' }[] = [
  { name: 'Organization' },
  { name: 'Seat type', hidden: 'narrow' },
  { name: 'Peak, 90 days', hidden: 'narrow' },
  { name: 'Used', hidden: 'narrow' },
  { name: 'Total seats' },
  { name: 'New total' },
];

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
          {headers.map(({ name, hidden }) => (
            <span key={name} role="columnheader" data-hidden={hidden}>
              {name}
            </span>
          ))}
          <span role="columnheader">
            <VisuallyHidden>Actions</VisuallyHidden>
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {rows.map((row, index) => (
          <TotalRow
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

interface TotalRowProps extends Omit<TotalsTableProps, 'rows'> {
  readonly row: ProposedTotal;
  /** The row above has the same organization. */
  readonly isRepeated: boolean;
  readonly hintId: string;
}

const TotalRow = observer(function TotalRow({
  row,
  isRepeated,
  hintId,
  typed,
  isSubmitted,
  onLeaveOut,
}: TotalRowProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const leaveOut = useRef<HTMLButtonElement>(null);
  const { name } = row.organization;
  const { seat_type, total_seats, used_seats, peak_used_seats_90_days: peak } = row.subscription;
  const label = sentence`${name || message('organization')}, ${seat_type ?? ''}`;
  const error = wasLeft || isSubmitted ? issueText(row, typed) : undefined;
  const id = totalFieldId(row);
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div role="row">
      <span role="rowheader" data-repeated={isRepeated || undefined}>
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
          // Starts again with another proposal.
          key={row.proposed}
          id={id}
          ref={field}
          aria-label={`New total, ${label}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId ?? hintId}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.get(row.id) ?? row.proposed}
          onInput={({ currentTarget: { value } }) => runInAction(() => typed.set(row.id, value))}
          onBlur={() => setWasLeft(true)}
          onKeyDown={({ key, currentTarget }) => {
            const { selectionStart, value } = currentTarget;
            if (key === 'ArrowRight' && selectionStart === value.length) leaveOut.current?.focus();
          }}
        />
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </span>
      <span role="cell">
        <EndButton
          type="button"
          ref={leaveOut}
          // One tab stop per row.
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'ArrowLeft' && field.current?.focus()}
          aria-label={`Leave out, ${label}`}
          onClick={({ currentTarget }) => {
            // Focus stays beside the button, which goes.
            const element = currentTarget.closest('[role="row"]');
            const next = element?.nextElementSibling ?? element?.previousElementSibling;
            next?.querySelector('button')?.focus();
            onLeaveOut(row);
          }}
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
    border-block-end: 1px solid ${theme.border.hairline};
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
  & [role='rowgroup'] + [role='rowgroup'] > [role='row'] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 44px;
  }
  & [role='columnheader'] {
    color: ${theme.text.muted};
    ${theme.type[12]};
    line-height: 28px;
    white-space: nowrap;
  }
  & [role='row'] > :nth-child(n + 3) {
    text-align: end;
  }
  /* Words wrap, figures never. */
  & [role='row'] > :is([role='rowheader'], bdi) {
    padding-block: 4px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & [role='row'] > :last-child {
    grid-area: 1 / -2;
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
    color: inherit;
    text-align: end;
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
    & [data-repeated] > strong {
      ${visuallyHiddenStyle}
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
      grid-column: 3;
      inline-size: 84px;
      block-size: 40px;
      font-size: 16px;
    }
  }
`);
