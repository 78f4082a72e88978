export { AuthPage as Component } from '../features/identity/auth-page.js';
