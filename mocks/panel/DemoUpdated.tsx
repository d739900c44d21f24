import styled from '@emotion/styled';
import { useState } from 'react';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { SeatMotif } from '~/ui/seats/SeatMotif';
import { DemoPage } from './DemoPage';

interface DemoUpdatedProps {
  /** The number of changes that this version of the demo can't read. */
  readonly changes: number;
  /** Discards them and starts the demo. */
  readonly onStart: () => void;
}

/** Asks before an update of the demo discards changes; shown instead of the console. */
export function DemoUpdated({ changes, onStart }: DemoUpdatedProps) {
  const [isStarting, setIsStarting] = useState(false);
  const start = () => {
    setIsStarting(true);
    onStart();
  };
  return (
    <DemoPage>
      <Content>
        <SeatMotif />
        <h1>The demo was updated</h1>
        <p>{question(changes)}</p>
        <Button variant="primary" busy={isStarting} onClick={start}>
          Start with fresh data
        </Button>
      </Content>
    </DemoPage>
  );
}

function question(changes: number): string {
  return changes === 1
    ? 'This version can’t read your change. It stays in this browser until you start with fresh data.'
    : `This version can’t read your ${changes} changes. They stay in this browser until you start with fresh data.`;
}

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  text-align: center;
  & > h1 {
    ${theme.type[20]};
  }
  & > p {
    color: ${theme.text.muted};
  }
`;
