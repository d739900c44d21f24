import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

const wideStyle = css`
  /* Passed down to the corner cells, whose background would otherwise cover the card's rounded
     corners. */
  & > thead,
  & > tbody,
  & > thead > tr,
  & > tbody > tr {
    border-radius: inherit;
  }
  & > tbody:last-child > tr:last-of-type > td:first-of-type {
    border-end-start-radius: inherit;
  }
  & > tbody:last-child > tr:last-of-type > td:last-of-type {
    border-end-end-radius: inherit;
  }
  & > thead th {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: ${theme.layer.sticky};
  }
  & > thead th:first-of-type {
    border-start-start-radius: inherit;
  }
  & > thead th:last-of-type {
    border-start-end-radius: inherit;
  }
  & th,
  & td {
    padding-inline: ${theme.space[3]};
  }
  & th:first-of-type,
  & td:first-of-type {
    padding-inline-start: ${theme.space[5]};
  }
  & th:last-of-type,
  & td:last-of-type {
    padding-inline-end: ${theme.space[5]};
  }
  & > tbody > tr {
    block-size: 52px;
  }
  & > tbody > tr > td {
    padding-block: ${theme.space[1]};
    border-block-end: 1px solid ${theme.border.hairline};
  }
  & > tbody > tr:last-of-type > td {
    border-block-end-color: transparent;
  }
`;

/* Rows as cards: the first cell is the title, the others are label and value. The header shows
   only its sort buttons, as chips. */
const cardStyle = css`
  min-inline-size: 0 !important;
  &,
  & > thead,
  & > tbody,
  & > tbody > tr,
  & > tbody > tr > td {
    display: block;
  }
  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    align-items: center;
    padding: ${theme.space[2]} ${theme.space[4]};
    border-block-end: 1px solid ${theme.border.hairline};
    &::before {
      content: 'Sort by';
      margin-inline-end: ${theme.space[1]};
      color: ${theme.text.muted};
      ${theme.type[13]};
    }
  }
  & > thead:not(:has([data-sortable])) > tr,
  & > thead th:not([data-sortable]) {
    ${visuallyHiddenStyle}
  }
  & > thead th {
    inline-size: auto !important;
    block-size: auto;
    border: 0;
    background: none;
  }
  & > tbody > tr {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
  & > tbody > tr + tr {
    border-block-start: 1px solid ${theme.border.hairline};
  }
  & > tbody > tr > td {
    padding: 0;
  }
  & > tbody > tr > td:not([data-actions]) {
    text-align: start;
  }
  & > tbody > tr > td[data-label] {
    display: grid;
    grid-template-columns: minmax(96px, 36%) 1fr;
    place-items: center start;
    gap: ${theme.space[3]};
    min-block-size: 28px;
    & > * {
      grid-column: 2;
      max-inline-size: 100%;
    }
    &::before {
      content: attr(data-label);
      color: ${theme.text.muted};
      ${theme.type[13]};
    }
  }
  & > tbody > tr > td[data-primary] {
    margin-block-end: ${theme.space[1]};
  }
  & > tbody > tr > td[data-actions] {
    margin-block-start: ${theme.space[2]};
  }
`;

const headerStyle = css`
  & th {
    block-size: 40px;
    padding: 0;
    border-block-end: 1px solid ${theme.border.hairline};
    background: ${theme.surface.card};
    color: ${theme.text.muted};
    ${theme.type[13]};
    font-weight: ${theme.fontWeight.medium};
    text-align: start;
    white-space: nowrap;
  }
  & th[data-align='end'] {
    text-align: end;
  }
`;

/** The style of a table and its rows, wide and narrow. */
export const tableStyle = css`
  inline-size: 100%;
  border-radius: inherit;
  text-align: start;
  &[data-fixed] {
    table-layout: fixed;
  }
  ${headerStyle}
  & > tbody > tr > td {
    min-inline-size: 0;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & > tbody > tr > td[data-align='end'] {
    text-align: end;
  }
  /* Number cells only: tabular figures widen Inter's hyphen by 41 %. */
  & > tbody > tr > td[data-align='end']:not([data-actions]) {
    font-variant-numeric: tabular-nums;
  }
  /* Reduced opacity would drop below a contrast of 4.5:1, so all text turns muted and tones lose
     most of their colour. */
  &[data-dimmed] > tbody:not([data-skeleton]) {
    --text-primary: var(--text-muted);
    color: ${theme.text.muted};
    filter: grayscale(0.8);
  }
  & > tbody > tr[data-linked]:hover > td {
    background: ${theme.surface.hover};
  }
  /* The whole row opens its link and shows the link's focus ring. Nothing covers the text, so it
     stays selectable. */
  & > tbody > tr[data-linked] {
    position: relative;
    cursor: pointer;
  }
  & [data-stretched]:focus-visible {
    outline: none;
  }
  & [data-stretched]:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
    border-radius: ${theme.radius.control};
  }
  ${theme.media.fromMedium} {
    ${wideStyle}
  }
  ${theme.media.belowMedium} {
    &:not([data-plain]) {
      ${cardStyle}
      & > tbody > tr[data-linked]:hover > td {
        background: none;
      }
      & > tbody > tr[data-linked]:active {
        background: ${theme.surface.hover};
      }
    }
    &[data-plain] {
      ${wideStyle}
      & > tbody > tr {
        block-size: 40px;
      }
    }
  }
`;
