import styled from '@emotion/styled';
import { useState } from 'react';
import { dayChoice, dayChoices, daysOf } from '~/domain/activityDays';
import type { ActivityFilter } from '~/domain/activityFilter';
import { currentDay } from '~/lib/currentDay';
import { formatDay } from '~/lib/format';
import { parseDay } from '~/lib/time';
import { FilterSelect } from '~/ui/field/FilterSelect';
import { TextInput } from '~/ui/field/TextInput';

interface DayFilterProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

/** "On" chooses the days of the entries, one of them by its date. */
export function DayFilter({ filter, onChange }: DayFilterProps) {
  const { from, to } = filter;
  const today = currentDay();
  // Chosen, but no day yet.
  const [isChoosing, setIsChoosing] = useState(false);
  const found = dayChoice(filter, today);
  const choice = isChoosing ? 'day' : (found ?? '');
  const setDays = (days: Pick<ActivityFilter, 'from' | 'to'>) => onChange({ ...filter, ...days });
  const options = [
    { value: '', label: 'Any day' },
    ...dayChoices,
    { value: 'day', label: 'Choose a day' },
    ...(found === 'other' ? [{ value: 'other', label: rangeText(from, to) }] : []),
  ];
  const choose = (value: string) => {
    const named = dayChoices.find((option) => option.value === value);
    setIsChoosing(value === 'day');
    if (value !== 'day')
      setDays(named ? daysOf(named.value, today) : { from: undefined, to: undefined });
  };
  return (
    <>
      <FilterSelect label="On" value={choice} options={options} onChange={choose} />
      {choice === 'day' && (
        <Day
          aria-label="Day"
          type="date"
          max={today}
          value={from === to ? (from ?? '') : ''}
          onChange={({ target: { value } }) => {
            if (parseDay(value) !== undefined) setDays({ from: value, to: value });
          }}
        />
      )}
    </>
  );
}

function rangeText(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `Until ${formatDay(to)}`;
  return to === undefined ? `Since ${formatDay(from)}` : `${formatDay(from)} – ${formatDay(to)}`;
}

const Day = styled(TextInput)`
  inline-size: 148px;
`;
