import type { CSSProperties } from 'react';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

interface TokenScaleProps {
  /** Token values by name. */
  readonly tokens: Readonly<Record<string, string | number>>;
  /** The style that visualises a value. */
  readonly toStyle: (value: string | number) => CSSProperties;
  readonly text?: string;
}

/** A scale of tokens, each visualised with its name and value. */
export function TokenScale({ tokens, toStyle, text }: TokenScaleProps) {
  return (
    <List>
      {Object.entries(tokens).map(([name, value]) => (
        <li key={name}>
          <span>
            {name} <Muted>{value}</Muted>
          </span>
          {text === undefined ? (
            <Box style={toStyle(value)} />
          ) : (
            <span style={toStyle(value)}>{text}</span>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  overflow-wrap: anywhere;
  li {
    display: grid;
    grid-template-columns: 140px 1fr;
    align-items: center;
    gap: ${theme.space[4]};
  }
`;

const Box = styled.div`
  background: ${theme.accent.subtle};
  border: 1px solid ${theme.accent.border};
`;

const Muted = styled.span`
  color: ${theme.text.muted};
`;
