import styled from '@emotion/styled';
import { visuallyHiddenStyle } from './visuallyHiddenStyle';

/** Words for screen readers alone. */
export const VisuallyHidden = styled.span(visuallyHiddenStyle);
