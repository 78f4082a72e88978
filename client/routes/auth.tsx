export { AuthPage as Component } from '../features/identity/sign-in/auth-page.js';
