import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import { scenarios, type ScenarioName } from '../scenarios/scenarios';

/** Names the scenario of this tab, because other tabs may run others. */
export function ScenarioLabel({ scenario }: { readonly scenario: ScenarioName }) {
  return (
    <Label>
      <VisuallyHidden>Scenario: </VisuallyHidden>
      <span>{scenarios[scenario].title}</span>
    </Label>
  );
}

const Label = styled.span`
  flex: none;
  padding-inline-start: 4px;
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  &::before {
    content: '· ';
    content: '· ' / '';
  }
  ${theme.media.belowMedium} {
    display: none;
  }
`;
