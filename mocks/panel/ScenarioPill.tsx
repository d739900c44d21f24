import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import { scenarios, type ScenarioName } from '../scenarios/scenarios';

/** Names the scenario of this tab, because other tabs may run others. */
export function ScenarioPill({ scenario }: { readonly scenario: ScenarioName }) {
  return (
    <Pill>
      <VisuallyHidden>Scenario: </VisuallyHidden>
      {scenarios[scenario].title}
    </Pill>
  );
}

const Pill = styled.span`
  flex: none;
  padding: 1px ${theme.space[2]};
  border: 1px dashed ${theme.border.control};
  border-radius: ${theme.radius.full};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  white-space: nowrap;
`;
