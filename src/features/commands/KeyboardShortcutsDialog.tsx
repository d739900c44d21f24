import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Dialog } from '~/ui/Dialog';
import { Alert } from '~/ui/Feedback';
import { Inline } from '~/ui/layout';
import { Caption, Keys } from '~/ui/text';
import { shortcutGroups, shortcutIds, shortcutKeys, shortcuts } from './shortcuts';

/** All keyboard shortcuts, by where they work. */
export const KeyboardShortcutsDialog = observer(function KeyboardShortcutsDialog() {
  const { commands } = useStores();
  return (
    <Dialog
      title="Keyboard shortcuts"
      open={commands.dialog === 'shortcuts'}
      onClose={() => commands.close()}
    >
      {!commands.hasShortcuts && (
        <Alert tone="info">
          Single-key shortcuts are turned off. The user menu turns them on again.
        </Alert>
      )}
      {shortcutGroups.map((group) => (
        <Section key={group}>
          <Caption as="h3">{group}</Caption>
          <dl>
            {shortcutIds
              .filter((id) => shortcuts[id].group === group)
              .map((id) => (
                <Inline key={id} gap={3} justify="between">
                  <dt>{shortcuts[id].label}</dt>
                  <dd>
                    <Keys keys={shortcutKeys(id)} isSequence={!shortcuts[id].withControl} />
                  </dd>
                </Inline>
              ))}
          </dl>
        </Section>
      ))}
    </Dialog>
  );
});

const Section = styled.section`
  & > h3 {
    margin-block-end: ${theme.space[1]};
    font-weight: ${theme.fontWeight.medium};
  }
  & + & {
    margin-block-start: ${theme.space[4]};
  }
  & > dl > div {
    min-block-size: 32px;
  }
  & > dl > div + div {
    border-block-start: 1px solid ${theme.border.row};
  }
`;
