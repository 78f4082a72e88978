/** The receipt as PDF. */
import { printPdf } from '#platform/documents/pdf-renderer.js';
import { describeReceipt } from './receipt-document.js';
import type { ReceiptType } from './receipts.types.js';

export const RECEIPT_TEMPLATE = 'server/features/receipts/receipt.typ';

/** @throws AppError DOWNLOAD_FAILED when the page cannot be made. */
export function receiptPdf(receipt: ReceiptType, publicUrl: string, brand?: string): Buffer {
  return printPdf(RECEIPT_TEMPLATE, describeReceipt(receipt, publicUrl, brand));
}
