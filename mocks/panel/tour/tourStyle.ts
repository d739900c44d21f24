import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { overlayLayer } from '../overlayLayer';

/** Outlines what a step points at; clicks go through. The second ring is for dark backgrounds. */
export const Spotlight = styled.div`
  position: fixed;
  z-index: ${overlayLayer.tour};
  border: 3px solid ${theme.accent.solid};
  border-radius: ${theme.radius.card};
  outline: 2px solid ${theme.surface.page};
  pointer-events: none;
  @media (forced-colors: active) {
    border-color: Highlight;
  }
`;

/** The checkboxes of the list, without the mouse on their row. */
export const visibleCheckboxes = css`
  #root main td > input[type='checkbox'] {
    opacity: 1 !important;
  }
`;

/** Text of 16 px in full contrast, readable on a projector. */
export const TourFrame = styled.section`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: ${overlayLayer.tour};
  display: grid;
  gap: ${theme.space[3]};
  inline-size: min(344px, calc(100vw - 16px));
  max-block-size: calc(100dvh - 16px);
  overflow-y: auto;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 2px solid ${theme.accent.solid};
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  & p {
    ${theme.type[14]};
  }
  & > div > p[data-say] {
    margin-block-start: ${theme.space[2]};
    padding-inline-start: ${theme.space[3]};
    border-inline-start: 3px solid ${theme.accent.solid};
    ${theme.type[16]};
  }
  & > button {
    justify-self: start;
  }
  & p[data-question] {
    padding-block-start: ${theme.space[2]};
    margin-block-start: ${theme.space[3]};
    border-block-start: 1px solid ${theme.border.hairline};
    color: ${theme.text.muted};
    & > strong {
      color: ${theme.text.primary};
      font-weight: ${theme.fontWeight.semibold};
    }
  }
`;

export const TourHeader = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[1]};
  & > h2 {
    ${theme.type[16]};
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export const TourFooter = styled.footer`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  & > button:first-of-type {
    margin-inline-end: auto;
  }
`;
