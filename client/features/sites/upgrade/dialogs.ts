/** The dialog of buying services for a site, loaded when it is opened. */
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';

export const UpgradeDialog = laterDialog(async () => (await import('./upgrade-dialog.js')).UpgradeDialog);
