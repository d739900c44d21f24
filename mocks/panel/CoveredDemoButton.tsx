import styled from '@emotion/styled';
import { FlaskConical } from 'lucide-react';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import type { Demo } from '../demo/Demo';
import { isConsoleCovered } from './isConsoleCovered';
import { overlayLayer } from './overlayLayer';
import { useDemoState } from './useDemoState';
import { useDocumentValue } from './useDocumentValue';

/** Opens the panel while a modal dialog covers the button in the header; takes its place. */
export function CoveredDemoButton({ demo }: { readonly demo: Demo }) {
  const isOpen = useDemoState(demo.panel);
  const isCovered = useDocumentValue(isConsoleCovered);
  return isCovered && !isOpen ? (
    <FloatingButton
      size="small"
      aria-haspopup="dialog"
      icon={<FlaskConical size={14} aria-hidden="true" />}
      onClick={() => demo.panel.set(true)}
    >
      Demo
    </FloatingButton>
  ) : null;
}

const FloatingButton = styled(Button)`
  position: fixed;
  inset-block-start: 10px;
  inset-inline-end: ${theme.space[6]};
  z-index: ${overlayLayer.panel};
  border-radius: ${theme.radius.full};
  box-shadow: ${theme.shadow.overlay};
  /* Above a dialog that fills the screen, and its close button. */
  ${theme.media.belowMedium} {
    inset-block-start: 0;
    inset-inline-end: ${theme.space[4]};
    min-block-size: 24px;
  }
`;
