export { ResetPasswordPage as Component } from '../features/identity/recovery/reset-password-page.js';
