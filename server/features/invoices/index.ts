/** Invoices, their renewals, VAT, and the numbering of documents. */
import type { Feature } from '#platform/feature.js';
import { CreditNoteEntity } from './credit-notes/credit-note.entity.js';
import { CreditNoteResolver, InvoiceCreditNotesResolver } from './credit-notes.resolver.js';
import { creditNoteRoutes } from './credit-notes.routes.js';
import { DocumentCounterEntity, InvoiceEntity } from './invoice/invoice.entity.js';
import { advanceInvoices } from './invoices.job.js';
import { InvoiceResolver } from './invoices.resolver.js';
import { invoiceRoutes } from './invoices.routes.js';
import { RenewalResolver } from './renewals/renewal.resolver.js';
import { InvoiceReminderEntity, RenewalEntity } from './renewals/renewal.entity.js';
import { InvoiceSellerEntity, VatRuleEntity } from './tax/tax.entity.js';
import { TaxResolver } from './tax.resolver.js';

export { issueCreditNote } from './credit-notes/issue-credit-note.js';
export { creditNoteSelection } from './credit-notes/credit-notes.queries.js';
export type { CreditNoteType } from './credit-notes/credit-notes.types.js';
export { nextDocumentNumber } from './invoice/document-number.js';
export { InvoiceEntity, type InvoiceStatus, type RenewalTerms } from './invoice/invoice.entity.js';
export { allInvoicesSchema } from './invoice/invoices.inputs.js';
export { invoiceSelection } from './invoice/invoices.queries.js';
export { isPayable, stateOf as invoiceState } from './invoice/invoices.policy.js';
export { invoiceView, verificationView } from './invoices.view.js';
export { findInvoice, invoiceLoader, invoiceOfOrder, readInvoicesOfOrder } from './invoice/invoices.queries.js';
export { readInvoice, relatedInvoice } from './invoice/read-invoices.service.js';
export { cancelInvoice, cancelUnpaidInvoices, markInvoicePaid } from './invoices.service.js';
export { lockInvoice } from './invoice/lock-invoice.js';
export { followRenewals, isUnpaid, RENEWED_SERVICE, type RenewedService } from './renewals/renewed-service.js';
export { renewalView } from './renewals/renewal.resolver.js';
export { readRenewal, renewalLoader } from './renewals/renewal.queries.js';
export { RenewalType } from './renewals/renewal.types.js';
export { stopRenewals } from './renewals/renewals.js';
export { resumeRenewal, stopRenewal } from './renewals/stop-renewal.js';
export {
  isStillOffered,
  lockStillOffered,
  UPGRADED_SERVICE,
  type UpgradedService,
} from './invoice/upgraded-service.js';
export { lockBilledTime, raiseRenewal, readBilledTime, type BilledTime } from './upgrades/raise-renewal.js';
export { lockBilling, lockInvoicesOfOrder, lockInvoicesOfUser, lockUnpaid } from './renewals/lock-renewal.js';
export type { RenewalEntity } from './renewals/renewal.entity.js';
export { continueRenewal, pauseRenewal } from './renewals/pause-renewal.js';
export { createInvoice } from './manage-invoices.service.js';
export { INVOICE_NOTIFICATIONS } from './invoice/invoices.notifications.js';
export { DAY_MS, issueInvoice } from './invoice/issue-invoice.js';
export { DocumentVerificationType, InvoiceType, type InvoiceLineType } from './invoice/invoices.types.js';
export { NOT_GENUINE, notGenuine } from './document/verify-invoice.service.js';

export const invoicesFeature: Feature = {
  name: 'invoices',
  entities: [
    InvoiceEntity,
    CreditNoteEntity,
    DocumentCounterEntity,
    RenewalEntity,
    InvoiceReminderEntity,
    VatRuleEntity,
    InvoiceSellerEntity,
  ],
  resolvers: [InvoiceResolver, InvoiceCreditNotesResolver, CreditNoteResolver, RenewalResolver, TaxResolver],
  routes: [...invoiceRoutes, ...creditNoteRoutes],
  jobs: { advance_invoices: advanceInvoices },
  crons: [{ job: 'advance_invoices', minute: 17 }],
};
