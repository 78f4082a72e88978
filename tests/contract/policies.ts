/**
 * Who may do what: one row for every REST route and every GraphQL root field. A route or field without a row fails
 * `authorisation.test.ts`, and so does a row without a route. Rows are judgements, not a copy of the code: before you
 * write `public`, say to yourself what a stranger learns from it.
 *
 * - `public`: anybody, also without an account.
 * - `signed-in`: any account, and only about itself.
 * - `owner`: names a record; the record of somebody else answers NOT_FOUND, exactly as one that does not exist.
 * - `admin`: administrators; any other account gets FORBIDDEN, whatever record it names.
 */
import { FEATURES_GRAPHQL, FEATURES_REST, type FeatureRecordName } from './feature-policies.js';
import type { SiteRecordName } from './site-policies.js';

export type Policy = 'public' | 'signed-in' | 'owner' | 'admin';

/** Names of the owner's records in `records.ts`. */
export type RecordName =
  | 'order'
  | 'paidOrder'
  | 'invoice'
  | 'payment'
  | 'receipt'
  | 'design'
  | 'ticket'
  | 'file'
  | 'notification'
  | 'session'
  | 'user'
  | 'paidInvoice'
  | 'creditNote'
  | 'logo'
  | 'apiKey'
  | SiteRecordName
  | FeatureRecordName;

type Values = Readonly<Record<string, unknown>>;

export interface Rule {
  readonly policy: Policy;
  /** The arguments for `owner`: path parameters, or GraphQL arguments; `{order}` stands for the id of that record. */
  readonly at?: Values;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Values;
  /** A multipart form instead of a body, beside one small picture. */
  readonly form?: Readonly<Record<string, string>>;
  /** The code for a stranger without an account, where it is not UNAUTHORIZED: the call has a signed address, too. */
  readonly stranger?: 'NOT_FOUND';
  /** The code for the owner of nothing, where the documents require another one than NOT_FOUND. */
  readonly foreign?: 'INVALID_ORDER_ID';
  /** Arguments (or a query) that ask for everyone's instead of one's own: FORBIDDEN but to administrators. */
  readonly everyones?: Values;
}

export type PolicyTable = Readonly<Record<string, Rule>>;

function all(policy: Policy, names: string): PolicyTable {
  const lines = names.split('\n').map((line) => line.trim());
  return Object.fromEntries(lines.filter((line) => line !== '').map((name) => [name, { policy }]));
}

function fields(policy: Policy, type: string, names: string): PolicyTable {
  return Object.fromEntries(names.split(/\s+/).map((name) => [`${type}.${name}`, { policy }]));
}

const own = (at: Values, more: Omit<Rule, 'policy' | 'at'> = {}): Rule => ({ policy: 'owner', at, ...more });
const mine = (everyones: Values): Rule => ({ policy: 'signed-in', everyones });

/**
 * The documented code of calls that take files or a message for an order; the same for an order that does not exist.
 */
const badOrder = { foreign: 'INVALID_ORDER_ID' } as const;
const order = { id: '{order}' };
const site = { id: '{site}' };
const siteDomain = { ...site, domainId: '{siteDomain}' };
const ticket = { id: '{ticket}' };
const design = { id: '{design}' };
const stored = { bucket: 'project-files', id: '{file}' };
const page = { id: 'main', name: 'خانه', sections: [{ id: 's', sectionType: 'hero', layoutId: 'hero-1', order: 0 }] };
const pages = { pages: [page], currentPageId: 'main' };

/** By the route's own spelling under /api; its aliases follow it. */
export const REST_POLICIES: PolicyTable = {
  ...all(
    'public',
    `GET /health
     GET /health/live
     GET /health/ready
     GET /docs
     GET /openapi.json
     POST /auth/login
     POST /auth/refresh
     POST /auth/logout
     POST /auth/signup
     POST /auth/verify-email
     POST /auth/request-verification
     GET /auth/check-verification/{email}
     POST /auth/password-reset
     POST /auth/reset-password
     POST /auth/magic-link/request
     POST /auth/magic-link/verify
     POST /auth/oauth/start
     GET /auth/oauth/{provider}/return
     POST /auth/oauth/{provider}/callback
     POST /auth/two-factor/complete
     GET /site-config/current
     POST /wizard/domains/check-availability
     POST /wizard/calculate-price
     GET /invoices/verify/{code}
     GET /receipts/verify/{code}
     GET /credit-notes/verify/{code}
     GET /payments/methods
     POST /sites/report
     POST /payments/verify
     POST /wallets/me/deposit/verify`,
  ),
  ...all(
    'signed-in',
    `GET /auth/me
     PATCH /profiles/me
     GET /auth/sessions
     DELETE /auth/sessions
     GET /auth/oauth/me
     DELETE /auth/oauth/identities/{provider}
     POST /auth/oauth/logout
     GET /auth/two-factor
     POST /auth/two-factor/start
     POST /auth/two-factor/confirm
     POST /auth/two-factor/disable
     POST /auth/two-factor/recovery-codes
     POST /auth/change-password
     GET /api-keys
     POST /api-keys
     DELETE /api-keys
     GET /notifications/history
     GET /notifications/unread-count
     PUT /notifications/read-all
     GET /notifications/preferences
     PATCH /notifications/preferences
     PATCH /profiles/me/avatar
     POST /wizard/import
     DELETE /profiles/me/avatar
     GET /wallets/me
     GET /wallets/me/balance
     GET /wallets/me/transactions
     GET /wallets/me/analytics
     GET /wallets/me/settings
     GET /wallets/me/statement
     POST /wallets/me/deposit
     GET /invoices
     GET /payments/history
     GET /orders/stats
     POST /orders/create
     POST /wizard/complete-order`,
  ),
  'DELETE /api-keys/{id}': own({ id: '{apiKey}' }),
  'GET /orders': mine({ admin: 'true' }),
  'GET /receipts': mine({ user_id: '{user}' }),
  'GET /support/tickets': mine({ scope: 'all' }),
  'GET /support/unread-count': mine({ scope: 'all' }),
  'GET /storage/{bucket}': mine({ scope: 'all' }),
  'GET /files/storage/{bucket}/stats': mine({ scope: 'all' }),
  'DELETE /auth/sessions/{id}': own({ id: '{session}' }),
  'PUT /notifications/{id}/read': own({ id: '{notification}' }),
  'POST /support/report-issue': own({}, { ...badOrder, body: { message: 'پرداخت من کجاست؟', order_id: '{order}' } }),
  'GET /support/ticket/{id}': own(ticket),
  'PATCH /support/tickets/{id}': own(ticket, { body: { priority: 'high' } }),
  'POST /support/ticket/{id}/message': own(ticket, { body: { message: 'پیام جدید' } }),
  'PATCH /support/tickets/{id}/read': own(ticket),
  'PATCH /support/tickets/{id}/close': own(ticket),
  'PATCH /support/tickets/{id}/reopen': own(ticket),
  'GET /files/{id}': own({ id: '{file}' }, { stranger: 'NOT_FOUND' }),
  'POST /wizard/upload-files': own({}, { ...badOrder, form: { order_id: '{order}' } }),
  'GET /wizard/orders/{id}/files': own(order, badOrder),
  'DELETE /wizard/files/{fileId}': own({ fileId: '{file}' }),
  'POST /storage/upload/{bucket}': own({ bucket: 'project-files' }, { ...badOrder, form: { order_id: '{order}' } }),
  'GET /storage/{bucket}/{id}/url': own(stored),
  'GET /storage/project-files/{id}/url': own({ id: '{file}' }),
  'PATCH /storage/{bucket}/{id}/metadata': own(stored, { body: { description: 'نامهٔ جدید' } }),
  'DELETE /storage/{bucket}/{id}': own({ bucket: 'project-files', id: '{logo}' }),
  'GET /wizard/designs/{id}': own(design),
  'GET /wizard/design/{id}/options': own(design),
  'PATCH /wizard/design/{id}/options': own(design, { body: { options: { branding: { primary_color: '#2563EB' } } } }),
  'PATCH /wizard/design/{id}/preview-url': own(design, { body: { preview_url: '/api/design-preview/{order}' } }),
  'GET /design-preview/{orderId}': own({ orderId: '{order}' }, { stranger: 'NOT_FOUND' }),
  'GET /invoices/{id}': own({ id: '{invoice}' }),
  'GET /invoices/{id}/download': own({ id: '{invoice}' }, { query: { format: 'html' } }),
  'GET /invoices/{id}/credit-notes': own({ id: '{paidInvoice}' }),
  'GET /credit-notes/{id}': own({ id: '{creditNote}' }),
  'GET /credit-notes/{id}/download': own({ id: '{creditNote}' }, { query: { format: 'html' } }),
  'POST /invoices/{id}/pay': own({ id: '{invoice}' }, { body: { method: 'gateway' } }),
  'GET /receipts/{id}': own({ id: '{receipt}' }),
  'POST /receipts/generate': own({}, { body: { invoice_id: '{paidInvoice}' } }),
  'GET /receipts/{id}/download': own({ id: '{receipt}' }, { query: { format: 'html' } }),
  'POST /payments/request': own({}, { body: { order_id: '{order}' } }),
  'GET /payments/status': own({}, { query: { payment_id: '{payment}' } }),
  'POST /payments/cancel': own({}, { body: { payment_id: '{payment}' } }),
  'GET /payments/orders/{id}': own(order),
  'GET /payments/{id}/timeline': own({ id: '{payment}' }),
  ...FEATURES_REST,
  'GET /sites': mine({ scope: 'all' }),
  'GET /sites/{id}': own(site),
  'GET /sites/{id}/releases': own(site),
  'GET /sites/{id}/releases/{releaseId}/export': own({ ...site, releaseId: '{release}' }),
  'POST /sites/{id}/rollback': own(site, { body: { release_id: '{release}' } }),
  'GET /sites/{id}/domains': own(site),
  'POST /sites/{id}/domains': own(site, { body: { name: 'ketab-sara.ir' } }),
  'DELETE /sites/{id}/domains/{domainId}': own(siteDomain),
  'POST /sites/{id}/domains/{domainId}/primary': own(siteDomain, { body: {} }),
  'POST /sites/{id}/domains/{domainId}/check': own(siteDomain),
  'GET /orders/{id}': own(order),
  'PATCH /orders/{id}': own(order, { body: { title: 'نام جدید' } }),
  'PATCH /orders/{id}/domain': own(order, { body: { domain: 'another-name' } }),
  'DELETE /orders/{id}': own(order),
  'POST /wizard/designs': own({}, { body: { order_id: '{order}', design_snapshot: pages } }),
  'POST /orders/{id}/design': own(order, { body: { design_snapshot: pages } }),
  'GET /orders/{id}/design': own(order),
  'GET /orders/{id}/design/options': own(order),
  'PATCH /orders/{id}/design/options': own(order, { body: { options: { branding: { primary_color: '#2563EB' } } } }),
  'PATCH /orders/{id}/design/preview-url': own(order, { body: { preview_url: '/api/design-preview/{order}' } }),
  'GET /wizard/order/{id}/design-summary': own(order),
  'GET /orders/{id}/progress': own(order),
  'GET /orders/{id}/history': own(order),
  'GET /orders/{id}/enhanced': own(order),
  'POST /wallets/refund-order': own({}, { body: { order_id: '{paidOrder}' } }),
  ...all(
    'admin',
    `GET /profiles
     PATCH /site-config
     GET /site-config/history
     GET /site-config/health
     GET /site-config/maintenance-schedule
     POST /site-config/maintenance-schedule
     DELETE /site-config/maintenance-schedule/{id}
     GET /emails/logs
     GET /emails/stats
     GET /emails/templates
     GET /emails/status
     POST /emails/send
     POST /admin/emails/test-service
     POST /emails/{id}/retry
     POST /support/tickets/close
     POST /support/tickets/{id}/status
     POST /support/tickets/{id}/assign
     GET /admin/domains/prices
     PUT /admin/domains/prices/{id}
     POST /admin/domains/extensions
     POST /admin/domains/check-availability
     GET /admin/wallets
     GET /admin/wallets/{id}/adjustments
     POST /admin/wallets/{id}/adjust
     POST /wallets/me/transactions
     GET /admin/ledger/proof
     POST /invoices
     PATCH /invoices/{id}/status
     PATCH /invoices/{id}/cancel
     GET /admin/invoices
     GET /receipts/admin/all
     POST /receipts
     POST /payments/refund
     GET /payments/stats
     GET /admin/payments
     GET /admin/registration-tasks
     POST /admin/registration-tasks/{id}/complete
     POST /admin/registration-tasks/{id}/refuse
     POST /admin/domain-registrations/{id}/transferred
     GET /admin/sites/reports
     POST /admin/sites/reports/{id}/decide
     POST /admin/sites/{id}/rebuild
     POST /admin/sites/{id}/suspend
     POST /admin/sites/{id}/resume
     POST /admin/sites/{id}/take-down
     POST /admin/sites/{id}/restore
     POST /orders/update-status
     PATCH /orders/{id}/status
     DELETE /admin/orders/{id}
     POST /admin/orders/{id}/domain/confirm
     POST /admin/orders/{id}/domain/refuse
     GET /admin/users
     GET /admin/users/{id}
     GET /admin/users/{id}/sessions
     DELETE /admin/users/{id}
     POST /admin/users/{id}/ban
     POST /admin/users/{id}/unban
     PATCH /admin/users/{id}/role
     GET /admin/dashboard/stats
     GET /admin/system/metrics
     GET /admin/system/health
     GET /admin/audit
     GET /admin/api-keys
     GET /admin/adjustment-requests
     POST /admin/wallets/{id}/adjustment-requests
     POST /admin/adjustment-requests/{id}/approve
     POST /admin/adjustment-requests/{id}/reject
     GET /admin/export/{list}`,
  ),
};

const everyone = { scope: 'all' };

/** By `Query.name`, `Mutation.name` or `Subscription.name`. */
export const GRAPHQL_POLICIES: PolicyTable = {
  // `me` is null for a visitor: that is how a page learns that nobody is signed in.
  ...fields(
    'public',
    'Query',
    `me checkVerification oauthProviders platformSettings platformMode domainExtensions domainAvailability quote couponTerms
     verifyInvoice verifyReceipt verifyCreditNote paymentMethods`,
  ),
  ...fields(
    'public',
    'Mutation',
    `signUp signIn refreshTokens signOut verifyEmail verifyEmailAndSignIn requestVerification startOAuth completeOAuth
     reportSite requestPasswordReset resetPassword requestMagicLink signInByMagicLink completeSignIn verifyPayment
     verifyDeposit`,
  ),
  ...fields('public', 'Subscription', `platformModeChanged`),
  ...fields(
    'signed-in',
    'Query',
    `oauthIdentities mySessions apiKeys apiScopes twoFactor walletAnalytics walletSettings walletStatement wallet
     walletTransactions notifications unreadNotificationCount notificationPreferences ticketOrigins invoices
     invoiceMonths receipts receiptMonths payments orderStats`,
  ),
  ...fields(
    'signed-in',
    'Mutation',
    `updateProfile unlinkOAuth endOtherSessions startTwoFactor confirmTwoFactor disableTwoFactor
     renewRecoveryCodes changePassword markAllNotificationsRead setNotificationPreference updateAvatar
     removeAvatar requestDeposit createOrder createApiKey revokeAllApiKeys`,
  ),
  ...fields('signed-in', 'Subscription', `walletChanged notificationAdded`),
  'Query.orders': mine({ filter: everyone }),
  'Query.tickets': mine({ filter: everyone }),
  'Query.unreadTicketCount': mine(everyone),
  'Query.files': mine({ filter: everyone }),
  'Query.storageStats': mine(everyone),
  'Subscription.ticketChanged': mine(everyone),
  'Subscription.orderChanged': mine(everyone),
  ...FEATURES_GRAPHQL,
  'Query.sites': mine({ filter: everyone }),
  'Query.site': own(site),
  'Mutation.stopSiteRenewal': own(site),
  'Mutation.resumeSiteRenewal': own(site),
  'Mutation.rollbackSite': own({ ...site, releaseId: '{release}' }),
  'Mutation.addSiteDomain': own({ siteId: '{site}', name: 'ketab-sara.ir' }),
  'Mutation.removeSiteDomain': own({ siteId: '{site}', id: '{siteDomain}' }),
  'Mutation.makeSiteDomainPrimary': own({ siteId: '{site}', id: '{siteDomain}' }),
  'Mutation.checkSiteDomain': own({ siteId: '{site}', id: '{siteDomain}' }),
  'Subscription.siteChanged': mine(everyone),
  'Query.order': own(order),
  'Query.invoice': own({ id: '{invoice}' }),
  'Query.creditNote': own({ id: '{creditNote}' }),
  'Query.receipt': own({ id: '{receipt}' }),
  'Query.payment': own({ id: '{payment}' }),
  'Query.ticket': own(ticket),
  'Query.orderFiles': own({ orderId: '{order}' }, badOrder),
  'Query.fileUrl': own({ id: '{file}' }),
  'Mutation.endSession': own({ id: '{session}' }),
  'Mutation.revokeApiKey': own({ id: '{apiKey}' }),
  'Mutation.markNotificationRead': own({ id: '{notification}' }),
  'Mutation.openTicket': own({ input: { message: 'پرداخت من کجاست؟', orderId: '{order}' } }, badOrder),
  'Mutation.writeTicketMessage': own({ ...ticket, message: 'پیام جدید' }),
  'Mutation.updateTicket': own({ ...ticket, changes: { priority: 'high' } }),
  'Mutation.closeTicket': own(ticket),
  'Mutation.reopenTicket': own(ticket),
  'Mutation.markTicketRead': own(ticket),
  'Mutation.updateFile': own({ id: '{file}', changes: { description: 'نامهٔ جدید' } }),
  'Mutation.deleteFile': own({ id: '{file}' }),
  'Mutation.generateReceipt': own({ invoiceId: '{paidInvoice}' }),
  'Mutation.requestPayment': own({ orderId: '{order}' }),
  'Mutation.requestSplitPayment': own({ orderId: '{order}' }),
  'Mutation.cancelPayment': own({ id: '{payment}' }),
  'Mutation.payInvoice': own({ id: '{invoice}', method: 'gateway' }),
  'Mutation.refundOrder': own({ orderId: '{paidOrder}' }),
  'Mutation.updateOrderDesign': own({ orderId: '{order}', snapshot: pages }),
  'Mutation.updateOrderDesignOptions': own({ orderId: '{order}', options: { branding: { primaryColor: '#2563EB' } } }),
  'Mutation.setOrderPreviewUrl': own({ orderId: '{order}', previewUrl: '/api/design-preview/{order}' }),
  'Mutation.updateOrder': own({ ...order, input: { title: 'نام جدید' } }),
  'Mutation.changeOrderDomain': own({ ...order, domain: 'another-name' }),
  'Mutation.deleteOrder': own(order),
  ...fields(
    'admin',
    'Query',
    `wallets walletAdjustments walletMovements ledgerProof adjustmentApproval adjustmentRequests auditLog adminApiKeys
     auditActions platformHealth maintenanceSchedule platformHistory emailLogs emailStats emailServiceStatus userSessions
     emailTemplates emailTemplate dashboardStats dashboardSeries systemMetrics systemHealth supportTeam adminInvoices
     vatRules invoiceSeller adminReceipts paymentLog paymentStats users user coupons couponUses registrationTasks siteReports openWork`,
  ),
  ...fields(
    'admin',
    'Mutation',
    `adjustWallet requestWalletAdjustment approveWalletAdjustment rejectWalletAdjustment updatePlatformSettings
     setPlatformMode planMaintenance cancelMaintenance sendEmail testEmailService retryEmail setDomainPrice
     setDomainOffered addDomainExtension closeTickets setTicketStatus assignTicket createInvoice updateInvoiceStatus
     cancelInvoice saveVatRule deleteVatRule saveInvoiceSeller createReceipt refundPayment settleReviewedPayment updateOrderStatus rebuildSite suspendSite resumeSite takeDownSite restoreSite confirmOrderDomain refuseOrderDomain
     completeRegistrationTask refuseRegistrationTask recordDomainTransfer decideSiteReport banUser unbanUser endUserSession setUserRole deleteUser createCoupon updateCoupon setCouponActive deleteCoupon`,
  ),
  ...fields('admin', 'Subscription', `dashboardStatsSampled systemMetricsSampled adminListChanged`),
};
