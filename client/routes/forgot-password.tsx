export { ForgotPasswordPage as Component } from '../features/identity/forgot-password-page.js';
