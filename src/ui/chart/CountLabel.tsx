import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { capacityLevelTextStyle, type CapacityLevel } from '~/ui/seats/capacityLevel';

interface CountLabelProps {
  readonly text: string;
  /** The distance from the bottom of the plot, as a CSS percentage. */
  readonly at: string;
  readonly level?: CapacityLevel | undefined;
}

/**
 * A label beside the plot, centred at a height of it. The label is positioned absolutely; an
 * invisible copy gives the positioned parent its width.
 */
export function CountLabel({ text, at, level }: CountLabelProps) {
  return (
    <div>
      <WidthPlaceholder>{text}</WidthPlaceholder>
      <Label data-level={level} style={{ insetBlockEnd: at }}>
        {text}
      </Label>
    </div>
  );
}

const WidthPlaceholder = styled.span`
  display: block;
  block-size: 0;
  overflow: hidden;
`;
const Label = styled.span`
  position: absolute;
  inset-inline-end: 0;
  transform: translateY(50%);
  color: ${theme.text.muted};
  ${capacityLevelTextStyle}
`;
