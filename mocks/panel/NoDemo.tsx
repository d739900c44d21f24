import styled from '@emotion/styled';
import { theme } from '../../src/theme/theme';
import { Button } from '../../src/ui/Button';
import { FailedState } from '../../src/ui/FailedState';

/** In the console's place where the demo can't run. */
export function NoDemo({ reason }: { readonly reason: string }) {
  return (
    <Page>
      <FailedState
        title="The demo can’t run here"
        titleAs="h1"
        announce={false}
        detail={reason}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      />
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${theme.space[4]};
  background: ${theme.surface.page};
  & p {
    max-width: 56ch;
  }
`;
