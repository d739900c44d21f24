import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { overlayLayer, panelWidth } from './overlayLayer';

/** Reserves space for the docked panel: the console, its dialogs and its toasts get the rest. */
export const dockStyle = css`
  ${theme.media.fromLarge} {
    #root {
      margin-inline-end: ${panelWidth};
    }
    [data-base-ui-portal] > [role='presentation'] {
      inset-inline-end: ${panelWidth} !important;
    }
    [data-notifications] > [data-position$='center'] {
      left: calc(50% - ${panelWidth} / 2) !important;
    }
    [data-notifications] > [data-position$='right'] {
      margin-inline-end: ${panelWidth};
    }
  }
`;

/** At the side; on small screens a sheet at the bottom. */
export const PanelFrame = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${overlayLayer.panel};
  display: flex;
  flex-direction: column;
  inline-size: ${panelWidth};
  border-inline-start: 1px solid ${theme.border.button};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  outline: none;
  /* Behind the confirmation that it has opened. */
  &[data-behind] {
    z-index: ${theme.layer.chrome};
  }
  ${theme.media.fromLarge} {
    box-shadow: none;
  }
  ${theme.media.belowMedium} {
    inset-block-start: auto;
    inset-inline-start: 0;
    inline-size: auto;
    max-block-size: 62dvh;
    border-inline-start: 0;
    border-block-start: 1px solid ${theme.border.button};
    border-start-start-radius: ${theme.radius.dialog};
    border-start-end-radius: ${theme.radius.dialog};
  }
`;

export const PanelHeader = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.hairline};
  & h2 {
    ${theme.type[16]};
  }
  & p {
    color: ${theme.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;

export const PanelBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[5]};
  & > p {
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const PanelFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.hairline};
  /* A line of its own above the buttons, which stay where they are. */
  & > output {
    order: -1;
    flex-basis: 100%;
    color: ${theme.text.muted};
    text-align: end;
    white-space: nowrap;
    &:empty {
      margin-block-end: calc(-1 * ${theme.space[2]});
    }
  }
`;
