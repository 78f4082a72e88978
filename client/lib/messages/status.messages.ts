/** Every status of orders, payments, invoices and wallet movements, as people read it. */
import { STATUS_NAMES } from '#core/value-names.js';

export const statusLabels = STATUS_NAMES;

export type AnyStatus = keyof typeof statusLabels;
