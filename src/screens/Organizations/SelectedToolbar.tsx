import { MutedText } from '~/ui/text';
import { Toolbar } from './ListToolbar';

/** Instead of search and filters, which don't apply to the selected organizations. */
export function SelectedToolbar() {
  return (
    <Toolbar role="status">
      <MutedText>Only the selected organizations are shown.</MutedText>
    </Toolbar>
  );
}
