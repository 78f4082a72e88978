/** Invoices, their renewals, VAT, and the numbering of documents. */
import type { Feature } from '../../platform/feature.js';
import { DocumentCounterEntity, InvoiceEntity } from './invoice.entity.js';
import { advanceInvoices } from './invoices.job.js';
import { InvoicePageResolver, InvoiceResolver } from './invoices.resolver.js';
import { invoiceRoutes } from './invoices.routes.js';
import { InvoiceReminderEntity, RenewalEntity } from './renewal.entity.js';
import { InvoiceSellerEntity, VatRuleEntity } from './tax.entity.js';
import { TaxResolver } from './tax.resolver.js';

export { nextDocumentNumber } from './document-number.js';
export { InvoiceEntity, type InvoiceLine, type InvoiceStatus, type RenewalTerms } from './invoice.entity.js';
export { allInvoicesSchema } from './invoices.inputs.js';
export { invoiceSelection } from './invoices.queries.js';
export { isPayable } from './invoices.policy.js';
export { invoiceResponse, presentInvoice, presentVerification, verificationResponse } from './invoices.present.js';
export {
  findInvoice,
  invoiceLoader,
  invoiceOfOrder,
  readInvoicesOfOrder,
  type InvoiceRow,
} from './invoices.queries.js';
export { cancelInvoice, cancelInvoiceOfOrder, lockInvoice, markInvoicePaid, readInvoice } from './invoices.service.js';
export { issueInvoice, type NewInvoice } from './issue-invoice.js';
export { stopRenewals, takeUpRenewals } from './renewals.js';
export { DocumentVerificationType, InvoiceType } from './invoices.types.js';
export { NOT_GENUINE, type VerifiedDocument } from './verify-invoice.service.js';

export const invoicesFeature: Feature = {
  name: 'invoices',
  entities: [
    InvoiceEntity,
    DocumentCounterEntity,
    RenewalEntity,
    InvoiceReminderEntity,
    VatRuleEntity,
    InvoiceSellerEntity,
  ],
  resolvers: [InvoiceResolver, InvoicePageResolver, TaxResolver],
  routes: invoiceRoutes,
  jobs: { advance_invoices: advanceInvoices },
  crons: [{ job: 'advance_invoices', minute: 17 }],
};
