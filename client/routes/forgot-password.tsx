export { ForgotPasswordPage as Component } from '../features/identity/recovery/forgot-password-page.js';
