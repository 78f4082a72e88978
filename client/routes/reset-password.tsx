export { ResetPasswordPage as Component } from '#client/features/identity/index.js';
