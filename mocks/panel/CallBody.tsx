import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { useOverflow } from '~/ui/hooks/useOverflow';

interface CallBodyProps {
  readonly title: string;
  readonly body: unknown;
}

/**
 * A logged payload; a long one scrolls, and is focusable then so that the keyboard can scroll it.
 */
export function CallBody({ title, body }: CallBodyProps) {
  const { ref, overflows } = useOverflow<HTMLPreElement>('block');
  const scrollProps = overflows
    ? { tabIndex: 0, role: 'group', 'aria-label': `${title}, scrolls` }
    : undefined;
  return (
    <Body>
      <p>{title}</p>
      <pre ref={ref} {...scrollProps}>
        {typeof body === 'string' ? body : JSON.stringify(body, null, 2)}
      </pre>
    </Body>
  );
}

const Body = styled.div`
  padding: 0 ${theme.space[3]} ${theme.space[3]};
  ${theme.type[12]};
  & > p {
    padding-block: ${theme.space[1]};
    color: ${theme.text.muted};
  }
  & > pre {
    margin: 0;
    max-block-size: 240px;
    overflow-y: auto;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.control};
    background: ${theme.surface.side};
    font-family: ${theme.fontFamily.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
