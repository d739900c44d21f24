import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import type { Demo } from '../../demo/Demo';
import { colleagueFieldLabels } from './colleagueFields';
import { overlayLayer } from '../overlayLayer';
import { useDemoState } from '../useDemoState';

/** The countdown to a colleague's change, also while the panel is closed. */
export function PendingChange({ demo: { colleague } }: { readonly demo: Demo }) {
  const { pending } = useDemoState(colleague);
  if (!pending) return null;
  return (
    <Pill role="group" aria-label="A colleague’s change">
      <span role="timer">
        {`A colleague changes ${colleagueFieldLabels[pending.field]} in ${pending.secondsLeft} s`}
      </span>
      <Button size="small" onClick={() => colleague.cancel()}>
        Cancel change
      </Button>
    </Pill>
  );
}

const Pill = styled.div`
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline-start: ${theme.space[4]};
  z-index: ${overlayLayer.tour};
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 6px 6px 6px ${theme.space[4]};
  border: 1px solid ${theme.border.button};
  border-radius: ${theme.radius.full};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  font-variant-numeric: tabular-nums;
  & > button {
    border-radius: ${theme.radius.full};
  }
`;
