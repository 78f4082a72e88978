/** Dialogs of the names of orders, loaded when they are opened. */
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';

export const ChangeDomainDialog = laterDialog(
  async () => (await import('./change-domain-dialog.js')).ChangeDomainDialog,
);
