// The layouts and screens that need no session, in one chunk, so that a sign-out works offline.
export { GuestLayout } from '~/layouts/GuestLayout';
export { LandingLayout } from '~/layouts/LandingLayout';
export { HttpErrorScreen } from '~/screens/HttpError/HttpErrorScreen';
export { LoginScreen } from '~/screens/Login/LoginScreen';
