import styled from '@emotion/styled';
import { useState } from 'react';
import { dayChoice, dayChoices, daysOf } from '~/domain/activityDays';
import type { ActivityFilter, Days } from '~/domain/activityFilter';
import { currentDay } from '~/lib/currentDay';
import { formatDay } from '~/lib/format';
import { FilterSelect } from '~/ui/field/FilterSelect';
import { TextInput } from '~/ui/field/TextInput';

/** Before any activity; a year that is only half typed is earlier. */
const firstDay = '2000-01-01';

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
  const setDays = (days: Days) => onChange({ ...filter, ...days });
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
        <DayField
          day={from === to ? from : undefined}
          today={today}
          onChange={(day) => setDays({ from: day, to: day })}
        />
      )}
    </>
  );
}

interface DayFieldProps {
  readonly day: string | undefined;
  readonly today: string;
  readonly onChange: (day: string) => void;
}

/** Keeps what is typed: its year is 0002, 0020 and 0202 before it is 2026. */
function DayField({ day = '', today, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Day
      aria-label="Day"
      type="date"
      min={firstDay}
      max={today}
      value={typed ?? day}
      onChange={({ target: { value, validity } }) => {
        const isDay = value !== '' && validity.valid;
        setTyped(isDay ? undefined : value);
        if (isDay) onChange(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function rangeText(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `Until ${formatDay(to)}`;
  return to === undefined ? `Since ${formatDay(from)}` : `${formatDay(from)} – ${formatDay(to)}`;
}

const Day = styled(TextInput)`
  inline-size: 148px;
`;
