/** Receipts: what customers keep of settled payments. */
import type { Feature } from '#platform/feature.js';
import { ReceiptEntity } from './receipt.entity.js';
import { ReceiptResolver } from './receipts.resolver.js';
import { receiptRoutes } from './receipts.routes.js';

export { issueReceipt } from './receipts.service.js';
export {
  findReceiptOfPayment,
  receiptOfPaymentLoader,
  receiptSelection,
  type StoredReceipt,
} from './receipts.queries.js';
export { REFUND_SOURCE } from './receipt-refunds.js';
export { ReceiptType, type ReceiptRefundType } from './receipts.types.js';
export { receiptsSchema } from './receipts.inputs.js';

export const receiptsFeature: Feature = {
  name: 'receipts',
  entities: [ReceiptEntity],
  resolvers: [ReceiptResolver],
  routes: receiptRoutes,
};
