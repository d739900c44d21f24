import styled from '@emotion/styled';
import { uniqBy } from 'es-toolkit';
import { useLayoutEffect, useRef } from 'react';
import { OrganizationNames } from '~/features/bulk/OrganizationNames';
import type { Organization } from '~/domain/Organization';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { checkboxStyle } from '~/ui/field/choiceStyle';
import { Fieldset } from '~/ui/field/Fieldset';
import { Stack } from '~/ui/layout/Stack';
import type { LookupGroups } from './groupResults';
import { LookupSection } from './LookupSection';
import { NotFoundTexts } from './NotFoundTexts';
import { OrganizationChoice } from './OrganizationChoice';
import { TakenTexts } from './TakenTexts';

interface LookupResultsProps {
  readonly groups: LookupGroups;
  /** Ids of the candidates that the user has chosen. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Takes a text for an organization, or for none. */
  readonly onUse: (value: string, row: Organization | undefined) => void;
}

/** What was found, what is left to choose, and what wasn't found. */
export function LookupResults({ groups, chosen, onChoose, onUse }: LookupResultsProps) {
  const { found, taken, ambiguous, notFound } = groups;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  // The button that was pressed is gone.
  useLayoutEffect(focusHeading, []);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const count = uniqBy([...found, ...taken.map(({ row }) => row)], ({ id }) => id).length;
  return (
    <Stack gap={5}>
      <LookupSection title={`${formatNumber(count)} found`} headingRef={heading}>
        {taken.length > 0 && (
          <TakenTexts
            taken={taken}
            onRemove={(value) => onUse(value, undefined)}
            onLastRemoved={focusHeading}
          />
        )}
        {found.length > 0 && <OrganizationNames label="Found" rows={found} />}
      </LookupSection>
      {ambiguous.length > 0 && (
        <LookupSection title={`${formatNumber(ambiguous.length)} ambiguous`}>
          {ambiguous.map(({ value, matches }) => (
            <Fieldset key={value} legend={value}>
              {matches.map((row) => (
                <Candidate key={row.id}>
                  <input
                    type="checkbox"
                    checked={chosen.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                  <OrganizationChoice row={row} />
                </Candidate>
              ))}
            </Fieldset>
          ))}
        </LookupSection>
      )}
      {notFound.length > 0 && (
        <NotFoundTexts texts={notFound} onUse={onUse} onLastUsed={focusHeading} />
      )}
    </Stack>
  );
}

const Candidate = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  cursor: pointer;
  & > input {
    ${checkboxStyle}
  }
`;
