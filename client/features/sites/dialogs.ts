/** Dialogs of a site's page that are loaded when they are opened. */
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';

export const UpgradeDialog = laterDialog(async () => (await import('./upgrade/upgrade-dialog.js')).UpgradeDialog);
export const ScheduleDialog = laterDialog(async () => (await import('./schedule/schedule-dialog.js')).ScheduleDialog);
