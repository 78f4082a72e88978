/**
 * What each scope opens, through both doors. What stands nowhere here is closed to every key: passwords, sessions,
 * second steps, keys themselves, and all that administrators do. A name under several scopes needs all of them.
 */
import { API_SCOPES, API_SCOPE_NAMES, type ApiResource, type ApiScope } from '../../../core/api-keys.js';

const REACHED_BY: Readonly<Record<ApiScope, string>> = {
  'read:profile': `
    GET /auth/me
    Query.me`,
  'write:profile': `
    PATCH /profiles/me
    PATCH /profiles/me/avatar
    DELETE /profiles/me/avatar
    Mutation.updateProfile
    Mutation.updateAvatar
    Mutation.removeAvatar`,
  'read:orders': `
    GET /orders
    GET /orders/stats
    GET /orders/{id}
    GET /orders/{id}/progress
    GET /orders/{id}/history
    GET /orders/{id}/enhanced
    GET /orders/{id}/design
    GET /orders/{id}/design/options
    GET /wizard/order/{id}/design-summary
    GET /wizard/designs/{id}
    GET /wizard/design/{id}/options
    GET /design-preview/{orderId}
    Query.order
    Query.orders
    Query.orderStats
    Subscription.orderChanged`,
  // To place an order that goes on to the bank takes write:payments, too: see createOrder.
  'write:orders': `
    POST /orders/create
    POST /wizard/complete-order
    PATCH /orders/{id}
    PATCH /orders/{id}/domain
    DELETE /orders/{id}
    POST /wizard/designs
    POST /orders/{id}/design
    PATCH /orders/{id}/design/options
    PATCH /orders/{id}/design/preview-url
    PATCH /wizard/design/{id}/options
    PATCH /wizard/design/{id}/preview-url
    Mutation.createOrder
    Mutation.updateOrder
    Mutation.changeOrderDomain
    Mutation.deleteOrder
    Mutation.updateOrderDesign
    Mutation.updateOrderDesignOptions
    Mutation.setOrderPreviewUrl`,
  'read:files': `
    GET /files/{id}
    GET /orders/{id}/enhanced
    GET /wizard/orders/{id}/files
    GET /storage/{bucket}
    GET /storage/{bucket}/{id}/url
    GET /storage/project-files/{id}/url
    GET /files/storage/{bucket}/stats
    Query.files
    Query.orderFiles
    Query.fileUrl
    Query.storageStats`,
  'write:files': `
    POST /wizard/upload-files
    DELETE /wizard/files/{fileId}
    POST /storage/upload/{bucket}
    PATCH /storage/{bucket}/{id}/metadata
    DELETE /storage/{bucket}/{id}
    Mutation.updateFile
    Mutation.deleteFile`,
  // The receipt of a payment is written once and is always the same: to ask for it is to read it.
  'read:invoices': `
    GET /invoices
    GET /invoices/{id}
    GET /invoices/{id}/download
    GET /invoices/{id}/credit-notes
    GET /credit-notes/{id}
    GET /credit-notes/{id}/download
    GET /receipts
    GET /receipts/{id}
    GET /receipts/{id}/download
    POST /receipts/generate
    GET /orders/{id}/enhanced
    Query.invoice
    Query.creditNote
    Query.invoices
    Query.receipt
    Query.receipts
    Mutation.generateReceipt`,
  'read:payments': `
    GET /payments/status
    GET /payments/history
    GET /payments/orders/{id}
    GET /payments/{id}/timeline
    GET /orders/{id}/enhanced
    Query.payment
    Query.payments`,
  'write:payments': `
    POST /payments/request
    POST /payments/verify
    POST /payments/cancel
    POST /invoices/{id}/pay
    POST /wallets/refund-order
    Mutation.requestPayment
    Mutation.requestSplitPayment
    Mutation.verifyPayment
    Mutation.cancelPayment
    Mutation.payInvoice
    Mutation.refundOrder`,
  'read:wallet': `
    GET /wallets/me
    GET /wallets/me/balance
    GET /wallets/me/transactions
    GET /wallets/me/analytics
    GET /wallets/me/settings
    GET /wallets/me/statement
    Query.wallet
    Query.walletTransactions
    Query.walletAnalytics
    Query.walletSettings
    Query.walletStatement
    Subscription.walletChanged`,
  'write:wallet': `
    POST /wallets/me/deposit
    POST /wallets/me/deposit/verify
    Mutation.requestDeposit
    Mutation.verifyDeposit`,
  'read:tickets': `
    GET /support/tickets
    GET /support/ticket/{id}
    GET /support/unread-count
    Query.ticket
    Query.tickets
    Query.ticketOrigins
    Query.unreadTicketCount
    Subscription.ticketChanged`,
  'write:tickets': `
    POST /support/report-issue
    PATCH /support/tickets/{id}
    POST /support/ticket/{id}/message
    PATCH /support/tickets/{id}/read
    PATCH /support/tickets/{id}/close
    PATCH /support/tickets/{id}/reopen
    Mutation.openTicket
    Mutation.updateTicket
    Mutation.writeTicketMessage
    Mutation.markTicketRead
    Mutation.closeTicket
    Mutation.reopenTicket`,
  'read:notifications': `
    GET /notifications/history
    GET /notifications/unread-count
    Query.notifications
    Query.unreadNotificationCount
    Subscription.notificationAdded`,
  'write:notifications': `
    PUT /notifications/{id}/read
    PUT /notifications/read-all
    Mutation.markNotificationRead
    Mutation.markAllNotificationsRead`,
};

/** Open to every key, because it is open to everybody and tells nothing of anybody. */
const OPEN = `
    GET /site-config/current
    GET /payments/methods
    GET /invoices/verify/{code}
    GET /receipts/verify/{code}
    GET /credit-notes/verify/{code}
    POST /wizard/calculate-price
    POST /wizard/domains/check-availability
    Query.siteMode
    Query.siteSettings
    Query.paymentMethods
    Query.verifyInvoice
    Query.verifyReceipt
    Query.verifyCreditNote
    Query.quote
    Query.couponTerms
    Query.domainExtensions
    Query.domainAvailability
    Subscription.siteModeChanged`;

/**
 * The object types that an operation may show, by the resource that they belong to: whoever may read orders does not
 * read the payments inside them. A type that stands nowhere here is closed to every key.
 */
const TYPES: Readonly<Record<ApiResource, string>> = {
  profile: 'User',
  orders: 'Order OrderPage OrderDesign OrderProgress OrderStep OrderStats OrderStatusChange CreateOrderResult',
  files: 'File FilePage StorageStats',
  invoices: 'Invoice InvoiceLine InvoicePage CreditNote Receipt ReceiptRefund ReceiptPage',
  payments: `Payment PaymentPage PaymentRefund PaymentStep PaymentRequest PaymentVerification SplitPayment
    PayInvoiceResult OrderRefund`,
  wallet: `Wallet WalletTransaction WalletTransactionPage WalletAnalytics WalletMonth WalletTypeTotal WalletSettings
    WalletStatement DepositVerification PaymentRequest`,
  tickets: 'Ticket TicketPage TicketMessage TicketAttachment TicketOrigin TicketOrigins',
  notifications: 'Notification NotificationPage',
};

/** Parts of other records, and what is open to everybody. */
const PLAIN_TYPES = `Ack Pagination Customer Quote QuoteLine PaymentMethod DomainAvailability DomainExtension CouponTerms
  DocumentVerification VerifiedRefund SiteMode SiteSettings SiteClaims`;

const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);
const words = (text: string): string[] => text.trim().split(/\s+/);

function invert<Value>(table: Readonly<Record<string, string>>, split: (text: string) => string[]) {
  const found = new Map<string, readonly Value[]>();
  for (const [value, text] of Object.entries(table))
    for (const name of split(text)) found.set(name, [...(found.get(name) ?? []), value as Value]);
  return found;
}

const scopesByName = invert<ApiScope>(REACHED_BY, lines);
for (const name of lines(OPEN)) scopesByName.set(name, []);
const resourcesByType = invert<ApiResource>(TYPES, words);
for (const name of words(PLAIN_TYPES)) resourcesByType.set(name, []);

/** The scopes that a route's own spelling or `Type.field` needs, all of them; null for what no key reaches. */
export function scopesOf(name: string): readonly ApiScope[] | null {
  return scopesByName.get(name) ?? null;
}

/** Every name of the table, for the tests and the documents. */
export const REACHABLE: readonly string[] = [...scopesByName.keys()];

/** Whether a key with these scopes may see records of that type. */
export function maySee(scopes: ReadonlySet<ApiScope>, type: string): boolean {
  const resources = resourcesByType.get(type);
  if (!resources) return false;
  const isOf = (scope: ApiScope): boolean => scopes.has(scope) && resources.includes(API_SCOPES[scope].resource);
  return resources.length === 0 || API_SCOPE_NAMES.some(isOf);
}
