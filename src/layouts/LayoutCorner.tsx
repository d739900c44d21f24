import styled from '@emotion/styled';
import { DemoControl } from '~/components/DemoControl';
import { theme } from '~/theme/theme';
import { LoadingIndicator } from './LoadingIndicator';

/**
 * The top corner of layouts without a header: the loading indicator covers signing in and out too.
 */
export function LayoutCorner() {
  return (
    <Corner>
      <LoadingIndicator />
      <DemoControl />
    </Corner>
  );
}

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${theme.space[3]};
  inset-inline-end: ${theme.space[4]};
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: ${theme.control.medium};
`;
