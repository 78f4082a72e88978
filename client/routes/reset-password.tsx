export { ResetPasswordPage as Component } from '../features/identity/index.js';
