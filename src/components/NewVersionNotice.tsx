import { RefreshCw } from 'lucide-react';
import styled from '@emotion/styled';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ToastBox } from '~/ui/Toast';

interface NewVersionNoticeProps {
  /** Reloads the page. The unsaved-changes guard asks first if anything would be lost. */
  readonly onReload: () => void;
}

/** Says that this tab shows an older version than the one that the host serves. */
export function NewVersionNotice({ onReload }: NewVersionNoticeProps) {
  return (
    <Card role="status">
      <RefreshCw size={16} aria-hidden="true" />
      <span>A new version is available</span>
      <Button size="small" onClick={onReload}>
        {message('reload')}
      </Button>
    </Card>
  );
}

const Card = styled(ToastBox)`
  padding-inline-start: ${theme.space[3]};
  transition: none;
  & > svg {
    flex: none;
    color: ${theme.info.text};
  }
  & > span {
    min-inline-size: 0;
    font-weight: ${theme.fontWeight.medium};
  }
`;
