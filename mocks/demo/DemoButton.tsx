import styled from '@emotion/styled';
import { FlaskConical } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Tooltip } from '~/ui/Tooltip';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { VisuallyHidden } from '~/ui/text';
import { scenarios } from '../scenarios';
import type { Demo, DemoNotice } from './Demo';
import { useDocumentValue } from './useDocumentValue';

const Panel = lazy(() => import('./Panel').then((module) => ({ default: module.Panel })));

interface DemoButtonProps {
  readonly demo: Demo;
  readonly toasts: { show(notice: DemoNotice): unknown };
}

/** Names the scenario and opens the panel. Shows the demo's notices as toasts of the console. */
export const DemoButton = observer(function DemoButton({ demo, toasts }: DemoButtonProps) {
  const isNarrow = useMediaQuery(theme.media.belowMedium.replace('@media ', ''));
  const isCovered = useDocumentValue(isConsoleCovered);
  useEffect(() => demo.onNotice((notice) => toasts.show(notice)), [demo, toasts]);
  if (demo.isPanelHidden) return null;
  return (
    <Pill data-covered={isCovered ? '' : undefined}>
      <Tooltip content="Demo" disabled={!isNarrow}>
        <PillButton
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={demo.isPanelOpen}
          icon={<FlaskConical size={14} aria-hidden="true" />}
          onClick={() => demo.setPanelOpen(!demo.isPanelOpen)}
        >
          Demo
        </PillButton>
      </Tooltip>
      <ScenarioName>
        <VisuallyHidden>Scenario: </VisuallyHidden>
        <span>{scenarios[demo.scenario].title}</span>
      </ScenarioName>
    </Pill>
  );
});

/**
 * The panel, and a button for it above a modal dialog, which covers the one in the header. Base UI hides
 * everything behind such a dialog from screen readers except live regions, hence `aria-live`; `off`,
 * because the parts that change announce themselves.
 */
export const DemoOverlay = observer(function DemoOverlay({ demo }: { readonly demo: Demo }) {
  const isCovered = useDocumentValue(isConsoleCovered);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.code !== 'KeyD') return;
      event.preventDefault();
      demo.setPanelOpen(!demo.isPanelOpen);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [demo]);
  return (
    // Keys pressed here aren't the console's: Escape would close the dialog below.
    <Overlay aria-live="off" onKeyDown={(event) => event.stopPropagation()}>
      {isCovered && !demo.isPanelOpen && (
        <FloatingButton
          size="small"
          aria-haspopup="dialog"
          icon={<FlaskConical size={14} aria-hidden="true" />}
          onClick={() => demo.setPanelOpen(true)}
        >
          Demo
        </FloatingButton>
      )}
      {demo.isPanelOpen && (
        <Suspense>
          <Panel demo={demo} />
        </Suspense>
      )}
    </Overlay>
  );
});

/** Whether a modal dialog of the console, or of the panel, is open. */
function isConsoleCovered(): boolean {
  const dialog = '[data-base-ui-portal] :is([role="dialog"], [role="alertdialog"])';
  return document.querySelector(dialog) !== null;
}

const Pill = styled.div`
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

const PillButton = styled(Button)`
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

const ScenarioName = styled.span`
  flex: none;
  padding-inline-start: 4px;
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  &::before {
    content: '· ';
    content: '· ' / '';
  }
  ${theme.media.belowMedium} {
    display: none;
  }
`;

const Overlay = styled.div`
  color: ${theme.text.primary};
  @media print {
    display: none;
  }
`;

const FloatingButton = styled(Button)`
  position: fixed;
  inset-block-start: 10px;
  inset-inline-end: ${theme.space[6]};
  z-index: ${theme.layer.toast - 1};
  border-radius: ${theme.radius.full};
  /* Above a dialog that fills the screen, and its close button. */
  ${theme.media.belowMedium} {
    inset-block-start: 0;
    inset-inline-end: ${theme.space[4]};
    min-block-size: 24px;
  }
`;
