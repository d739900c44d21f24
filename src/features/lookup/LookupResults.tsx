import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { seatsLeft } from '~/components/seatsCell';
import { OrganizationNames } from '~/features/bulk/OrganizationNames';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { checkboxStyle } from '~/ui/field/choiceStyle';
import { CopyTextButton } from '~/ui/button/CopyTextButton';
import { Monogram } from '~/ui/seats/Monogram';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { Fieldset } from '~/ui/field/Fieldset';
import { Stack } from '~/ui/layout/Stack';
import type { LookupGroups } from './groupResults';

interface LookupResultsProps {
  readonly groups: LookupGroups;
  /** Ids of the candidates that the user has chosen. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What was found, what is left to choose, and what wasn't found. */
export function LookupResults({ groups, chosen, onChoose }: LookupResultsProps) {
  const { found, ambiguous, notFound } = groups;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <Stack gap={5}>
      <Section>
        <h3 ref={heading} tabIndex={-1}>{`${formatNumber(found.length)} found`}</h3>
        {found.length > 0 && <OrganizationNames label="Found" rows={found} />}
      </Section>
      {ambiguous.length > 0 && (
        <Section>
          <h3>{`${formatNumber(ambiguous.length)} ambiguous`}</h3>
          {ambiguous.map(({ value, matches }) => (
            <Fieldset key={value} legend={value}>
              {matches.map((row) => (
                <Candidate key={row.id}>
                  <input
                    type="checkbox"
                    checked={chosen.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                  <Monogram name={row.name} size="small" />
                  <span>{row.name}</span>
                  <span data-detail="">
                    {[row.subdomain, seatsLeft(row)].filter(Boolean).join(' · ')}
                  </span>
                  <StatusBadge status={row.status} />
                </Candidate>
              ))}
            </Fieldset>
          ))}
        </Section>
      )}
      {notFound.length > 0 && (
        <Section>
          <h3>{`${formatNumber(notFound.length)} not found`}</h3>
          <ul>
            {notFound.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
          <CopyTextButton size="small" label="Copy not found" value={notFound.join('\n')} />
        </Section>
      )}
    </Stack>
  );
}

// `outline`: focused by code only.
const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  & > :not(h3, span) {
    inline-size: 100%;
  }
  & > h3 {
    outline: none;
    ${theme.type[14]};
  }
  & > ul {
    margin: 0;
    padding: 0;
    overflow-wrap: anywhere;
  }
`;
const Candidate = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 32px;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > input {
    ${checkboxStyle}
  }
  & > [data-detail] {
    flex: 1;
    color: ${theme.text.muted};
  }
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    min-block-size: 40px;
  }
`;
