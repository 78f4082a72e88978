/** The dialog of a publication's time, loaded when it is opened. */
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';

export const ScheduleDialog = laterDialog(async () => (await import('./schedule-dialog.js')).ScheduleDialog);
