import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { dayTicks } from './dayTicks';

export interface DayAxisProps {
  readonly days: readonly string[];
  readonly width: number;
  /** The labels' font size in pixels. */
  readonly fontSize: number;
}

/** In em: half the average width of a character, and the space to reserve per label. */
const halfCharacterWidth = 0.29;
const labelSpace = 5;

/** The horizontal axis: as many day labels as fit. Labels at either end stay within the plot. */
export function DayAxis({ days, width, fontSize }: DayAxisProps) {
  const dayWidth = width / days.length;
  return (
    <Line aria-hidden="true" data-axis="days">
      {dayTicks(days, Math.floor(width / (labelSpace * fontSize))).map(({ index, text }) => {
        const centre = (index + 0.5) * dayWidth;
        const halfLabelWidth = text.length * halfCharacterWidth * fontSize;
        const isAtEnd = width - centre < halfLabelWidth;
        return (
          <Label
            key={index}
            data-at={isAtEnd ? 'end' : undefined}
            style={
              isAtEnd
                ? undefined
                : { insetInlineStart: Math.max(centre, halfLabelWidth - fontSize) }
            }
          >
            {text}
          </Label>
        );
      })}
    </Line>
  );
}

const Line = styled.div`
  grid-column: 2;
  position: relative;
  /* The labels are positioned absolutely, so the line needs a height of its own. */
  min-block-size: calc(1lh + 6px);
  color: ${theme.text.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const Label = styled.span`
  position: absolute;
  inset-block-start: 6px;
  transform: translateX(-50%);
  &[data-at='end'] {
    inset-inline-end: 0;
    transform: none;
  }
`;
