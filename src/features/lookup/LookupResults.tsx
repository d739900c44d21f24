import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import type { LookupResult } from '~/api/lookup';
import { PathLink } from '~/components/PathLink';
import type { Organization } from '~/domain/Organization';
import { changeListParams, defaultListParams } from '~/domain/organizationList';
import { seatsLeft } from '~/messages/seatsText';
import { writeListParams } from '~/domain/urlState';
import { OrganizationNames } from '~/components/OrganizationNames';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { Button, EndLink } from '~/ui/Button';
import { CopyTextButton } from '~/ui/Copy';
import { StatusBadge } from '~/ui/Status';
import { Checkbox } from '~/ui/Choice';
import { Fieldset } from '~/ui/Field';
import { Inline, Stack } from '~/ui/layout';
import { Monogram } from '~/ui/Seats';
import { Muted } from '~/ui/text';
import type { LookupGroups } from './findTexts';

interface LookupResultsProps {
  readonly groups: LookupGroups;
  /** Ids of the candidates that the user has chosen. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Uses a suggestion for each of these texts. */
  readonly onUse: (used: readonly (readonly [value: string, row: Organization])[]) => void;
}

/** What was found, what is left to choose, and what wasn't found. */
export function LookupResults({ groups, chosen, onChoose, onUse }: LookupResultsProps) {
  const { found, ambiguous, notFound } = groups;
  const heading = useRef<HTMLHeadingElement>(null);
  // "Find" was pressed, and is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <Stack gap={5}>
      <Stack as="section" gap={2}>
        <Heading ref={heading} tabIndex={-1}>{`${formatNumber(found.length)} found`}</Heading>
        {found.length > 0 && <OrganizationNames label="Found" rows={found} />}
      </Stack>
      {ambiguous.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading>{`${formatNumber(ambiguous.length)} ambiguous`}</Heading>
          {ambiguous.map(({ value, matches }) => (
            <Fieldset key={value} legend={value}>
              {matches.map((row) => (
                <Candidate key={row.id}>
                  <Checkbox checked={chosen.has(row.id)} onChange={() => toggle(row.id)} />
                  <OrganizationChoice row={row} />
                </Candidate>
              ))}
            </Fieldset>
          ))}
        </Stack>
      )}
      {notFound.length > 0 && <NotFound texts={notFound} onUse={onUse} />}
    </Stack>
  );
}

interface NotFoundProps extends Pick<LookupResultsProps, 'onUse'> {
  readonly texts: readonly LookupResult[];
}

/** What wasn't found, each with the organizations that may be meant, or with a link to the search. */
function NotFound({ texts, onUse }: NotFoundProps) {
  const suggested = texts.flatMap(({ suggestions }) => suggestions.map(({ id }) => id));
  const isRepeated = ({ id }: Organization) => suggested.indexOf(id) < suggested.lastIndexOf(id);
  const obvious = texts.flatMap(({ value, suggestions: [row, ...others] }) =>
    row && others.length === 0 ? [[value, row] as const] : [],
  );
  return (
    <Stack as="section" gap={2}>
      <Heading>{`${formatNumber(texts.length)} not found`}</Heading>
      {obvious.length > 1 && (
        <div>
          <Button size="small" onClick={() => onUse(obvious)}>
            {`Use ${formatNumber(obvious.length)} suggestions`}
          </Button>
        </div>
      )}
      <Stack as="ul" gap={3}>
        {texts.map(({ value, suggestions }) => (
          <li key={value}>
            <Inline align="baseline" justify="between" gap={3}>
              <Value>{value}</Value>
              {suggestions.length === 0 && (
                // In another tab: what was found so far stays.
                <EndLink
                  as={PathLink}
                  aria-label={`Search ${value}`}
                  to={`/accounts${writeListParams('', changeListParams(defaultListParams, { q: value }))}`}
                  reloadDocument
                  target="_blank"
                  rel="noopener"
                >
                  Search
                </EndLink>
              )}
            </Inline>
            {suggestions.map((row) => (
              <Inline key={row.id}>
                <OrganizationChoice row={row} />
                <Button
                  size="small"
                  aria-label={isRepeated(row) ? `Use ${row.name} for ${value}` : `Use ${row.name}`}
                  onClick={() => onUse([[value, row]])}
                >
                  Use
                </Button>
              </Inline>
            ))}
          </li>
        ))}
      </Stack>
      <CopyTextButton label="Copy not found" value={texts.map(({ value }) => value).join('\n')} />
    </Stack>
  );
}

/** An organization with what tells it from others of a similar name. */
function OrganizationChoice({ row }: { readonly row: Organization }) {
  return (
    <Choice>
      <Monogram name={row.name} size="small" />
      <NameAndSeats>
        <bdi>{row.name}</bdi>
        <Muted>{[row.subdomain, seatsLeft(row)].filter(Boolean).join(' · ')}</Muted>
      </NameAndSeats>
      {row.status !== 'active' && <StatusBadge status={row.status} />}
    </Choice>
  );
}

// `outline`: focused by code only.
const Heading = styled.h3`
  outline: none;
  ${theme.type[14]};
`;
const Candidate = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  cursor: pointer;
`;
const Value = styled.bdi`
  overflow-wrap: anywhere;
`;
const Choice = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  min-block-size: 32px;
  overflow-wrap: anywhere;
  ${theme.media.belowMedium} {
    min-block-size: 40px;
  }
`;
/** What doesn't fit beside the name moves below it. */
const NameAndSeats = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  min-inline-size: 0;
`;
