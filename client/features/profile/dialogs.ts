/** Dialogs of the profile, loaded when they are opened. */
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';

const loadTwoFactor = () => import('./two-factor/two-factor-dialogs.js');

export const ProfileDialog = laterDialog(async () => (await import('./profile-dialog.js')).ProfileDialog);
export const PasswordDialog = laterDialog(async () => (await import('./password-dialog.js')).PasswordDialog);
export const ClosingDialog = laterDialog(async () => (await import('./account/closing-dialog.js')).ClosingDialog);
export const SetUpDialog = laterDialog(async () => (await loadTwoFactor()).SetUpDialog);
export const TurnOffDialog = laterDialog(async () => (await loadTwoFactor()).TurnOffDialog);
export const RenewDialog = laterDialog(async () => (await loadTwoFactor()).RenewDialog);
