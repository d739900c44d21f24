import styled from '@emotion/styled';
import { writeListParams } from '~/domain/urlState';
import { PathLink } from '~/components/PathLink';
import type { Organization } from '~/domain/Organization';
import { defaultListParams, defaultOrder } from '~/domain/organizationList';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { CopyTextButton } from '~/ui/button/CopyTextButton';
import { TextLink } from '~/ui/text/TextLink';
import type { FoundText } from './findTexts';
import { LookupSection } from './LookupSection';
import { OrganizationChoice } from './OrganizationChoice';
import { useNextFocus } from './useNextFocus';

interface NotFoundTextsProps {
  readonly texts: readonly FoundText[];
  readonly onUse: (value: string, row: Organization) => void;
  /** Called when there is none left to focus. */
  readonly onLastUsed: () => void;
}

/** What wasn't found, each with the organizations that may be meant, or with a link to the search. */
export function NotFoundTexts({ texts, onUse, onLastUsed }: NotFoundTextsProps) {
  const values = texts.map(({ value }) => value);
  const { refOf, focusNext } = useNextFocus(values, onLastUsed);
  const suggested = texts.flatMap(({ suggestions }) => suggestions.map(({ id }) => id));
  const isRepeated = ({ id }: Organization) => suggested.indexOf(id) < suggested.lastIndexOf(id);
  return (
    <LookupSection title={`${formatNumber(texts.length)} not found`}>
      <List>
        {texts.map(({ value, suggestions }) => (
          <li key={value}>
            <bdi>{value}</bdi>
            {suggestions.length === 0 && (
              // In another tab: what was found so far stays.
              <TextLink
                as={PathLink}
                ref={refOf(value)}
                aria-label={`Search ${value}`}
                to={`/accounts${writeListParams({ ...defaultListParams, ...defaultOrder(value), q: value }, '')}`}
                reloadDocument
                target="_blank"
                rel="noopener"
              >
                Search
              </TextLink>
            )}
            {suggestions.map((row, index) => (
              <Suggestion key={row.id}>
                <OrganizationChoice row={row} />
                <Button
                  ref={index === 0 ? refOf(value) : undefined}
                  size="small"
                  aria-label={isRepeated(row) ? `Use ${row.name} for ${value}` : `Use ${row.name}`}
                  onClick={() => {
                    focusNext(value);
                    onUse(value, row);
                  }}
                >
                  Use
                </Button>
              </Suggestion>
            ))}
          </li>
        ))}
      </List>
      <CopyTextButton size="small" label="Copy not found" value={values.join('\n')} />
    </LookupSection>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space[3]};
  }
`;
const Suggestion = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: 100%;
  padding-inline-start: ${theme.space[3]};
`;
