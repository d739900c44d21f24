import styled from '@emotion/styled';
import { hiddenStyle } from './hiddenStyle';

/** Words for screen readers alone. */
export const VisuallyHidden = styled.span(hiddenStyle);
