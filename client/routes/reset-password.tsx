export { ResetPasswordPage as Component } from '../features/identity/reset-password-page.js';
