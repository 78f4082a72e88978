/** Invoices and the numbering of documents. */
import type { Feature } from '../../platform/feature.js';
import { DocumentCounterEntity, InvoiceEntity } from './invoice.entity.js';
import { InvoicePageResolver, InvoiceResolver } from './invoices.resolver.js';
import { invoiceRoutes } from './invoices.routes.js';
import { advanceInvoices } from './invoices.service.js';

export { nextDocumentNumber } from './document-number.js';
export { InvoiceEntity, type InvoiceLine, type InvoiceStatus } from './invoice.entity.js';
export { isPayable } from './invoices.policy.js';
export { invoiceResponse, presentInvoice } from './invoices.present.js';
export { invoiceLoader, invoiceOfOrder, type InvoiceRow } from './invoices.queries.js';
export {
  cancelInvoice,
  cancelInvoiceOfOrder,
  issueInvoice,
  markInvoicePaid,
  readInvoice,
  type NewInvoice,
} from './invoices.service.js';
export { InvoiceType } from './invoices.types.js';

export const invoicesFeature: Feature = {
  name: 'invoices',
  entities: [InvoiceEntity, DocumentCounterEntity],
  resolvers: [InvoiceResolver, InvoicePageResolver],
  routes: invoiceRoutes,
  jobs: { advance_invoices: advanceInvoices },
  crons: ['17 * * * * advance_invoices'],
};
