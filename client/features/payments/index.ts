/** Paying at the gateway and from the wallet, and the pages one comes back to. */
export { PaymentHistory } from './payment-history.js';
export { usePayInvoice } from './use-pay-invoice.js';
export { usePay } from './use-pay.js';
export { OrderCallback } from './order-callback.js';
export { DepositCallback } from './deposit-callback.js';
export { loadAdminPaymentsTab } from './loaders.js';
