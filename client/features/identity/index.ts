/** Pages and form fields of signing in, of recovery and of verification, and the administration of accounts. */
export { adminUserMessages } from './admin/admin-users.messages.js';
export { DeleteUserDialog } from './admin/delete-user-dialog.js';
export { useUserActs } from './admin/use-user-acts.js';
export { RoleBadge } from './admin/user-table.js';
export { CODE_INPUT, RECOVERY_INPUT } from './forms/code-input.js';
export { EMAIL_INPUT } from './forms/email-input.js';
export { FormFault } from './forms/form-fault.js';
export { SecretInput } from './forms/secret-input.js';
export { newPasswordSchema, signInSchema, type SignInValues } from './identity.schema.js';
export { OAuthCallbackPage } from './oauth/oauth-callback-page.js';
export { OAuthMark } from './oauth/oauth-marks.js';
export { VerifyEmailPage } from './recovery/verify-email-page.js';
export { PasswordStrengthHint } from './sign-in/password-strength-hint.js';
export { anyCodeSchema, appCodeSchema } from './sign-in/second-step.js';
export { ForgotPasswordPage } from './recovery/forgot-password-page.js';
export { MagicLinkPage } from './recovery/magic-link-page.js';
export { ResetPasswordPage } from './recovery/reset-password-page.js';
export { AuthPage } from './sign-in/auth-page.js';
export { loadSignInAgain } from './sign-in/load-sign-in-again.js';

/** The administration's tab, loaded when it is opened. */
export const loadAdminUsersTab = async () => (await import('./admin/users-tab.js')).UsersTab;
