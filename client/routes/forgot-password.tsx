export { ForgotPasswordPage as Component } from '#client/features/identity/index.js';
