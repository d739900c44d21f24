import styled from '@emotion/styled';
import { visuallyHiddenStyle } from './visuallyHiddenStyle';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span(visuallyHiddenStyle);
