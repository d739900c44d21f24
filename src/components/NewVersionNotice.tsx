import { RefreshCw } from 'lucide-react';
import styled from '@emotion/styled';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';

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

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
  min-block-size: ${theme.control.large};
  padding: 6px 6px 6px ${theme.space[3]};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  color: ${theme.text.primary};
  box-shadow: ${theme.shadow.overlay};
  outline: 1px solid transparent;
  pointer-events: auto;
  & > svg {
    flex: none;
    color: ${theme.info.text};
  }
  & > span {
    min-inline-size: 0;
    font-weight: ${theme.fontWeight.medium};
  }
`;
