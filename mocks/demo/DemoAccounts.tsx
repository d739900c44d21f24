import styled from '@emotion/styled';
import { FlaskConical } from 'lucide-react';
import { theme } from '~/theme/theme';
import { Avatar } from '~/ui/Seats';
import { CodeText } from '~/ui/text';
import { staff } from '../seed/staff';
import { preserveFocus } from '~/ui/Button';

interface DemoAccountsProps {
  readonly onSelect: (account: { email: string; password: string }) => void;
}

/** The accounts of the demo, below the sign-in form; clicking one fills it in. */
export function DemoAccounts({ onSelect }: DemoAccountsProps) {
  return (
    <Accounts role="group" aria-label="Demo accounts" onMouseDown={preserveFocus}>
      <p>
        <FlaskConical size={14} aria-hidden="true" />
        <span>Select a demo account to fill in the form</span>
      </p>
      {staff.map(({ email, password }) => (
        <button key={email} type="button" onClick={() => onSelect({ email, password })}>
          <Avatar name={email.replace(/@.*/, '')} />
          <span>{`${email} `}</span>
          <CodeText>{password}</CodeText>
        </button>
      ))}
    </Accounts>
  );
}

const Accounts = styled.div`
  overflow: clip;
  border: 1px dashed ${theme.border.button};
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.side};
  & > p {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 10px ${theme.space[4]};
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
  & > button {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 36px;
    padding: ${theme.space[1]} ${theme.space[4]};
    border: 0;
    border-block-start: 1px solid ${theme.border.hairline};
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
    &:hover {
      background: ${theme.surface.hover};
    }
    &:focus-visible {
      outline-offset: -2px;
      border-radius: ${theme.radius.control};
    }
    & > span + span {
      flex: 1;
    }
    & > code {
      color: ${theme.text.muted};
    }
  }
  ${theme.media.belowMedium} {
    & > button {
      min-block-size: 44px;
    }
  }
`;
