import styled from '@emotion/styled';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/feedback/Tooltip';
import { useMediaQuery } from '~/ui/hooks/useMediaQuery';
import { Button } from '~/ui/button/Button';
import { useIntent } from '~/ui/hooks/useIntent';
import type { Demo } from '../demo/Demo';
import type { DemoNotification } from '../demo/createNotificationQueue';
import { isConsoleCovered } from './isConsoleCovered';
import { loadPanel } from './loadPanel';
import { ScenarioLabel } from './ScenarioLabel';
import { useDemoState } from './useDemoState';
import { useDocumentValue } from './useDocumentValue';

export interface DemoButtonProps {
  readonly demo: Demo;
  readonly toasts: { show(notification: DemoNotification): unknown };
}

/**
 * Shows the current scenario and opens the demo panel, whose chunk is prefetched on hover or focus;
 * nothing if the panel is hidden, and nothing visible below a modal dialog, above which
 * `CoveredDemoButton` is shown. Shows the demo's notifications as toasts of the console.
 */
export function DemoButton({ demo, toasts }: DemoButtonProps) {
  const { panel, isHidden, notifications } = demo;
  const isOpen = useDemoState(panel);
  const isNarrow = useMediaQuery(theme.media.belowMedium.replace('@media ', ''));
  const isCovered = useDocumentValue(isConsoleCovered);
  const prefetchHandlers = useIntent(() => void loadPanel().catch(() => undefined));
  useEffect(
    () => notifications.subscribe((notification) => toasts.show(notification)),
    [notifications, toasts],
  );
  if (isHidden) return null;
  return (
    <Container data-covered={isCovered ? '' : undefined}>
      <Tooltip content="Demo" disabled={!isNarrow}>
        <PanelButton
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={<FlaskConical size={14} aria-hidden="true" />}
          {...prefetchHandlers}
          onClick={() => panel.set(!isOpen)}
        >
          Demo
        </PanelButton>
      </Tooltip>
      <ScenarioLabel scenario={demo.dataset.scenario} />
    </Container>
  );
}

const Container = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  padding-inline-end: 10px;
  border: 1px dashed ${theme.border.button};
  border-radius: ${theme.radius.full};
  /* Covers the pattern behind the login, and keeps the hover colour above. */
  background: ${theme.surface.page};
  isolation: isolate;
  white-space: nowrap;
  &[data-covered] {
    visibility: hidden;
  }
  ${theme.media.belowMedium} {
    padding: 0;
  }
  @media print {
    display: none;
  }
`;
const PanelButton = styled(Button)`
  position: static;
  min-block-size: 24px;
  padding: 0 0 0 8px;
  border: 0;
  ${theme.type[12]};
  background: none !important;
  color: ${theme.text.muted};
  /* The whole pill is the button. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.full};
  }
  &:hover::after {
    background: ${theme.surface.hover};
    z-index: -1;
  }
  /* Only the icon: the header is narrow. */
  ${theme.media.belowMedium} {
    gap: 0;
    inline-size: 34px;
    min-block-size: 34px;
    padding: 0;
    font-size: 0;
  }
`;
