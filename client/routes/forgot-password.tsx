export { ForgotPasswordPage as Component } from '../features/identity/index.js';
