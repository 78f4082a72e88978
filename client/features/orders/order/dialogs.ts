/** Dialogs of orders, loaded when they are opened. */
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';

export const CreateOrderDialog = laterDialog(async () => (await import('./create-order-dialog.js')).CreateOrderDialog);
export const OrderDialog = laterDialog(async () => (await import('./order-dialog.js')).OrderDialog);
