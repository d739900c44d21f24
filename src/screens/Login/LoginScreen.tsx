import styled from '@emotion/styled';
import { productTitle } from '~/messages/pageTitle';
import { theme } from '~/theme/theme';
import { Card } from '~/ui/layout/Card';
import { LoginForm } from './LoginForm';

export function LoginScreen() {
  return (
    <LoginCard padded>
      <h1 tabIndex={-1}>{productTitle}</h1>
      <LoginForm />
    </LoginCard>
  );
}

const LoginCard = styled(Card)`
  inline-size: min(400px, 100%);
  padding: ${theme.space[8]};
  h1 {
    margin-block-end: ${theme.space[6]};
    ${theme.type[20]};
    letter-spacing: -0.012em;
    text-align: center;
  }
  ${theme.media.belowMedium} {
    padding: ${theme.space[6]} ${theme.space[5]};
  }
`;
