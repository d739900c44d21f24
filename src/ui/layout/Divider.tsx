import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

export interface DividerProps {
  /** The orientation of the line. */
  readonly type?: 'horizontal' | 'vertical';
  /** A stronger line. */
  readonly darker?: boolean;
  /** Pixels, or any CSS length. For a vertical divider, its thickness. */
  readonly width?: number | string;
  /** Pixels, or any CSS length. For a horizontal divider, its thickness. */
  readonly height?: number | string;
}

/** A dividing line (docs/product.md, "Business constants and limits"). */
export function Divider({ type = 'horizontal', darker = false, width, height }: DividerProps) {
  const size =
    type === 'horizontal'
      ? { width: width ?? '100%', height: height ?? 1 }
      : { width: width ?? 1, height: height ?? 'auto' };
  return <Line isDarker={darker} aria-orientation={type} style={size} />;
}

const Line = styled.hr<{ readonly isDarker: boolean }>`
  flex: none;
  margin: 0;
  border: 0;
  background: ${({ isDarker }) => (isDarker ? theme.border.control : theme.border.hairline)};
  &[aria-orientation='vertical'] {
    align-self: stretch;
    min-block-size: 1em;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
