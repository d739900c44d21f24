import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import type { DemoAccount } from '~/stores/Stores';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { CodeText } from '~/ui/text/CodeText';
import { preserveFocus } from '~/ui/hooks/preserveFocus';
import { MutedText } from '~/ui/text/MutedText';

/** The accounts of the demo build; clicking one fills in the form. */
export function DemoAccounts({ accounts }: { readonly accounts: readonly DemoAccount[] }) {
  const { setValues } = useFormikContext<DemoAccount>();
  return (
    <Accounts role="group" aria-label="Demo accounts" onMouseDown={preserveFocus}>
      <MutedText>Select a demo account to fill in the form</MutedText>
      {accounts.map(({ email, password }) => (
        <Button key={email} variant="quiet" onClick={() => void setValues({ email, password })}>
          {email} <CodeText>{password}</CodeText>
        </Button>
      ))}
    </Accounts>
  );
}

const Accounts = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.hairline};
  ${theme.type[13]};
  & > button {
    block-size: auto;
    min-block-size: ${theme.control.medium};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & > button > span {
    flex-wrap: wrap;
  }
`;
