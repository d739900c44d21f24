import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { MutedText } from '~/ui/text/MutedText';
import type { MockControl } from '../control';
import type { LoggedCall } from '../http/CallLog';
import { CallEntry } from './CallEntry';
import { PanelSection } from './PanelSection';

interface CallsSectionProps {
  readonly control: MockControl;
  readonly log: readonly LoggedCall[];
}

/** The logged calls, newest first. */
export function CallsSection({ control, log }: CallsSectionProps) {
  const clearButton = (
    <Button variant="quiet" size="small" onClick={() => control.clearLog()}>
      Clear
    </Button>
  );
  return (
    <PanelSection title="Calls" actions={log.length > 0 && clearButton}>
      {log.length === 0 ? (
        <MutedText>No calls yet</MutedText>
      ) : (
        <CallList aria-label="Calls">
          {log.toReversed().map((call) => (
            <CallEntry key={call.number} call={call} />
          ))}
        </CallList>
      )}
    </PanelSection>
  );
}

const CallList = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  & > li + li {
    border-block-start: 1px solid ${theme.border.hairline};
  }
`;
