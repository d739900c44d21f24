import styled from '@emotion/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { useIntent } from '~/ui/hooks/useIntent';
import type { Demo } from '../demo/Demo';
import type { DemoNotification } from '../demo/createNotificationQueue';
import type { DemoPanelProps } from './DemoPanel';
import { ScenarioPill } from './ScenarioPill';

const loadPanel = () => import('./DemoPanel').then(({ DemoPanel }) => DemoPanel);

export interface DemoButtonProps {
  readonly demo: Demo;
  readonly toasts: { show(notification: DemoNotification): unknown };
}

/**
 * Shows the current scenario and opens the demo panel, whose chunk is prefetched on hover or focus.
 * Shows the demo's notifications as toasts of the console.
 */
export function DemoButton({ demo, toasts }: DemoButtonProps) {
  const [Panel, setPanel] = useState<ComponentType<DemoPanelProps>>();
  const prefetchHandlers = useIntent(() => void loadPanel().catch(() => undefined));
  useEffect(
    () => demo.notifications.subscribe((notification) => toasts.show(notification)),
    [demo, toasts],
  );
  const openPanel = () =>
    void loadPanel().then(
      (Loaded) => setPanel(() => Loaded),
      () => toasts.show({ type: 'error', text: 'The panel could not be loaded. Reload the page.' }),
    );
  return (
    <Container>
      <ScenarioPill scenario={demo.dataset.scenario} />
      <Button variant="quiet" aria-haspopup="dialog" {...prefetchHandlers} onClick={openPanel}>
        Demo
      </Button>
      {Panel && <Panel demo={demo} onClose={() => setPanel(undefined)} />}
    </Container>
  );
}

const Container = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
