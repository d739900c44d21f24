import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/**
 * Where an entry is: `home`, in a `group` that is expanded there, or on the profile among those of a
 * `day`, or the `only` one of its day.
 */
export type EntryPlace = 'home' | 'group' | 'day' | 'only';

interface PlaceProps {
  readonly place: EntryPlace;
}

const wholeLine = 'grid-column: 1 / -1;';

const onProfileStyle = `
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.space[2]};
`;

// On the profile, the time is beside the sentence; on home, with its day, below it, and all of it beside
// the monogram.
const entryStyles: Readonly<Record<EntryPlace, string>> = {
  only: onProfileStyle,
  day: `
    ${onProfileStyle}
    &:first-of-type {
      padding-block-start: 2px;
    }
  `,
  group: `
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space[1]};
    padding-inline-start: 28px;
  `,
  home: `
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space[1]};
    padding-inline-start: 28px;
    &:not(:last-of-type) {
      border-block-end: 1px solid ${theme.border.row};
    }
  `,
};

// The width of its menu's button, which is larger on small screens, less the 6 px beyond the edge.
const hasActionsStyle = `
  padding-inline-end: 24px;
  ${theme.media.belowMedium} {
    padding-inline-end: 32px;
  }
`;

interface EntryProps extends PlaceProps {
  /** Keeps space for its menu. */
  readonly hasActions?: boolean;
}

export const Entry = styled.li<EntryProps>`
  position: relative;
  display: grid;
  row-gap: 2px;
  padding-block: ${theme.space[2]};
  ${({ place }) => entryStyles[place]}
  ${({ hasActions }) => hasActions && hasActionsStyle}
`;

/** The place of the monogram. */
export const EntryIcon = styled.span`
  ${wholeLine}
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: -28px;
  display: grid;
`;

export const EntrySentence = styled.p<PlaceProps>`
  ${({ place }) => (place === 'day' || place === 'only' ? 'grid-column: 1;' : wholeLine)}
`;

export const EntryActor = styled.strong`
  color: ${theme.text.primary};
  font-weight: ${theme.fontWeight.semibold};
`;

const timeStyles: Readonly<Record<EntryPlace, string>> = {
  home: 'grid-area: 2 / 1; line-height: 16px;',
  group: `${wholeLine} line-height: 20px;`,
  day: 'grid-area: 1 / 2; line-height: 20px;',
  only: 'grid-area: 1 / 2; line-height: 20px;',
};
export const EntryTime = styled.span<PlaceProps>`
  ${theme.type[12]};
  ${({ place }) => timeStyles[place]}
`;

/** On home the only change, after the time. */
const changeOnHomeStyle = `
  grid-column: 2;
  &::before {
    content: '· ';
    content: '· ' / '';
  }
`;
export const EntryChange = styled.p<PlaceProps>`
  ${theme.type[12]};
  ${({ place }) => (place === 'home' ? changeOnHomeStyle : wholeLine)}
`;

/** Never broken: "(+6)" means nothing on a line of its own. */
export const EntryValues = styled(EntryChange)`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** At the end of the entry's first line, in space that only it takes. */
export const EntryActions = styled.span`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: -6px;
  @media print {
    display: none;
  }
`;

export const EntryNote = styled.p`
  ${wholeLine}
  padding-inline-start: ${theme.space[2]};
  border-inline-start: 2px solid ${theme.border.hairline};
  color: ${theme.text.primary};
  white-space: pre-line;
`;
