import { LoginForm } from './LoginForm';

/** The sign-in. */
export function LoginScreen() {
  return <LoginForm />;
}
