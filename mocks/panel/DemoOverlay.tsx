import styled from '@emotion/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { theme } from '~/theme/theme';
import type { Demo } from '../demo/Demo';
import { CoveredDemoButton } from './CoveredDemoButton';
import type { DemoPanelProps } from './DemoPanel';
import { loadPanel } from './loadPanel';
import { PendingChange } from './colleague/PendingChange';
import { TourCard } from './tour/TourCard';
import { useDemoState } from './useDemoState';

/**
 * The panel, the tour and what else the demo shows over the console. Base UI hides everything behind
 * a modal dialog from screen readers except live regions, hence `aria-live`; `off`, because the
 * parts that change announce themselves.
 */
export function DemoOverlay({ demo }: { readonly demo: Demo }) {
  const isOpen = useDemoState(demo.panel);
  const [Panel, setPanel] = useState<ComponentType<DemoPanelProps>>();
  useEffect(() => {
    if (isOpen)
      void loadPanel().then(
        (Loaded) => setPanel(() => Loaded),
        () => {
          demo.panel.set(false);
          const text = navigator.onLine
            ? 'The panel could not be loaded. Try again, or reload the page.'
            : 'The panel could not be loaded. Check your connection and try again.';
          demo.notifications.add({ type: 'error', text });
        },
      );
  }, [isOpen, demo]);
  usePanelShortcut(demo);
  return (
    // Keys pressed here aren't the console's: Escape would close the dialog below.
    <Host aria-live="off" onKeyDown={(event) => event.stopPropagation()}>
      <CoveredDemoButton demo={demo} />
      <PendingChange demo={demo} />
      {isOpen && Panel && <Panel demo={demo} onClose={() => demo.panel.set(false)} />}
      <TourCard demo={demo} />
    </Host>
  );
}

/** Alt+Shift+D opens and closes the panel wherever focus is: a modal dialog keeps Tab to itself. */
function usePanelShortcut({ panel }: Demo): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.code !== 'KeyD') return;
      event.preventDefault();
      panel.set(!panel.get());
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [panel]);
}

const Host = styled.div`
  color: ${theme.text.primary};
  @media print {
    display: none;
  }
`;
