import { css } from '@emotion/react';
import { useEffect, useState, type ComponentType } from 'react';
import { theme } from '../../src/theme/theme';
import { Button } from '../../src/ui/Button';
import { useIntent } from '../../src/ui/useIntent';
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
 * The scenario that runs, and the way to the demo's panel; what the demo has to say goes to the console's toasts. The panel's
 * code comes ahead of the click.
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
      () =>
        toasts.show({ type: 'error', text: 'The panel could not be loaded. Load the page again.' }),
    );
  return (
    <div css={beside}>
      <ScenarioPill scenario={demo.dataset.scenario} />
      <Button variant="quiet" aria-haspopup="dialog" {...prefetchHandlers} onClick={openPanel}>
        Demo
      </Button>
      {Panel && <Panel demo={demo} onClose={() => setPanel(undefined)} />}
    </div>
  );
}

const beside = css({ display: 'flex', alignItems: 'center', gap: theme.space[1] });
