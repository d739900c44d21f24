import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { ErrorState } from '~/ui/feedback/ErrorState';

/** Shown instead of the console if the demo can't run. */
export function DemoUnavailable({ reason }: { readonly reason: string }) {
  return (
    <Page>
      <ErrorState
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
  min-block-size: 100dvh;
  padding: ${theme.space[4]};
  background: ${theme.surface.page};
  & p {
    max-inline-size: 56ch;
  }
`;
