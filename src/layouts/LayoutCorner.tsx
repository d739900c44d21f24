import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { DemoControl } from './DemoControl';
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

const Corner = styled.div({
  position: 'absolute',
  top: theme.space[3],
  right: theme.space[4],
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: theme.control.medium,
});
