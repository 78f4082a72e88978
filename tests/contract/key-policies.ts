/** The rules for API keys, beside the rows of policies.ts. */
import type { ApiScope } from '#core/api-keys.js';

/**
 * Which scopes a program's key needs, judged apart from the code: `any` for what tells nothing of anybody, and for the
 * log of an account, in which a key finds what its scopes show. What stands nowhere here is never done by a key: ways
 * into an account, its passwords, sessions and keys, and what administrators do.
 */
const KEY_SCOPES: Readonly<Record<ApiScope | 'any', string>> = {
  any: `
    GET /health GET /health/live GET /health/ready GET /docs GET /openapi.json
    GET /site-config/current GET /payments/methods GET /invoices/verify/{code} GET /receipts/verify/{code}
    GET /credit-notes/verify/{code}
    POST /wizard/domains/check-availability POST /wizard/calculate-price
    GET /events Query.accountEvents GET /status GET /legal/{kind} Query.legalDocument Query.platformStatus Query.platformSettings Query.platformMode Query.domainExtensions Query.domainAvailability Query.quote
    Query.couponTerms Query.verifyInvoice Query.verifyReceipt Query.verifyCreditNote
    Query.paymentMethods Subscription.platformModeChanged GET /layouts GET /templates GET /trades GET /fonts
    Query.layouts Query.templates Query.trades Query.fonts`,
  'read:profile': 'GET /auth/me Query.me',
  'write:profile': `
    PATCH /profiles/me PATCH /profiles/me/avatar DELETE /profiles/me/avatar
    Mutation.updateProfile Mutation.updateAvatar Mutation.removeAvatar`,
  'read:orders': `
    GET /orders GET /orders/stats GET /orders/{id} GET /orders/{id}/progress GET /orders/{id}/history
    GET /orders/{id}/enhanced GET /orders/{id}/design GET /orders/{id}/design/options GET /design-preview/{orderId}
    GET /orders/{id}/money-back GET /wizard/designs/{id} GET /wizard/design/{id}/options GET /wizard/order/{id}/design-summary
    GET /wizard/draft Query.myWizardDraft GET /wizard/kept-drafts Query.myKeptDrafts
    GET /wizard/kept-sections Query.myKeptSections GET /wizard/kept-sections/{id} Query.keptSection
    Query.order Query.orders Query.orderStats Subscription.orderChanged`,
  'write:orders': `
    POST /orders/create POST /wizard/complete-order PATCH /orders/{id} PATCH /orders/{id}/domain DELETE /orders/{id} POST /wizard/designs
    POST /orders/{id}/design PATCH /orders/{id}/design/options PATCH /orders/{id}/design/preview-url
    PATCH /wizard/design/{id}/options PATCH /wizard/design/{id}/preview-url
    PUT /wizard/draft DELETE /wizard/draft Mutation.saveWizardDraft Mutation.removeWizardDraft
    POST /wizard/kept-drafts POST /wizard/kept-drafts/{draftId}/continue DELETE /wizard/kept-drafts/{draftId}
    POST /wizard/kept-sections PATCH /wizard/kept-sections/{id} DELETE /wizard/kept-sections/{id}
    Mutation.keepSection Mutation.renameKeptSection Mutation.removeKeptSection
    Mutation.keepWizardDraft Mutation.continueKeptDraft Mutation.removeKeptDraft
    Mutation.createOrder Mutation.updateOrder Mutation.changeOrderDomain Mutation.deleteOrder Mutation.updateOrderDesign
    Mutation.updateOrderDesignOptions Mutation.setOrderPreviewUrl`,
  'read:sites': `
    GET /sites GET /sites/{id} GET /sites/{id}/renewal GET /sites/{id}/releases GET /sites/{id}/releases/{releaseId}
    GET /sites/{id}/releases/{releaseId}/compare GET /sites/{id}/releases/{releaseId}/export
    GET /sites/{id}/releases/{releaseId}/preview GET /domain-registrations GET /domain-registrations/{id}
    GET /domain-registrations/{id}/records GET /domain-registrations/{id}/zone Query.domainRegistrations
    Query.domainRegistration GET /sites/{id}/domains GET /sites/{id}/draft GET /sites/{id}/seo
    Query.siteSampleReview GET /sites/{id}/samples
    GET /sites/{id}/index-now Query.siteIndexNow Query.siteSeoReport Query.siteDraft Query.siteRelease
    Query.releaseChanges Query.releaseChangeRecords GET /sites/{id}/upgrade POST /sites/{id}/upgrade/price Query.siteUpgradePrice
    GET /sites/{id}/service-tasks Query.siteServiceTasks GET /sites/{id}/visits GET /sites/{id}/visits.csv
    Query.siteVisits Query.sites Query.site Subscription.siteChanged`,
  'write:sites': `
    POST /orders/{id}/domain/register PUT /domain-registrations/{id}/nic-handle
    POST /domain-registrations/{id}/records DELETE /domain-registrations/{id}/records/{recordId}
    Mutation.registerDomainsNow Mutation.setDomainNicHandle Mutation.addZoneRecord Mutation.removeZoneRecord
    PUT /sites/{id}/index-now Mutation.setSiteIndexNow POST /sites/{id}/samples/confirm Mutation.confirmSiteSamples
    PUT /sites/{id}/draft POST /sites/{id}/draft/reset
    Mutation.saveSiteDraft Mutation.resetSiteDraft POST /sites/{id}/publish POST /sites/{id}/rollback
    Mutation.publishSite Mutation.rollbackSite DELETE /sites/{id}/publish Mutation.cancelScheduledPublishing
    POST /sites/{id}/domains DELETE /sites/{id}/domains/{domainId} POST /sites/{id}/domains/{domainId}/primary
    POST /sites/{id}/domains/{domainId}/check Mutation.addSiteDomain Mutation.removeSiteDomain
    Mutation.makeSiteDomainPrimary Mutation.checkSiteDomain`,
  'read:messages': `
    GET /sites/{id}/messages GET /sites/{id}/messages.csv GET /sites/{id}/messages/{messageId}
    GET /sites/{id}/messages/{messageId}/files/{fileId}
    GET /sites/{id}/inbox-settings Query.siteInboxSettings Query.siteMessages Query.siteMessage
    Subscription.siteMessageReceived`,
  'write:messages': `
    DELETE /sites/{id}/messages/{messageId} Mutation.deleteSiteMessages DELETE /sites/{id}/messages
    Mutation.eraseSiteSender PUT /sites/{id}/inbox-settings Mutation.setSiteInboxSettings
    PATCH /sites/{id}/messages/{messageId} POST /sites/{id}/messages/{messageId}/reply Mutation.markSiteMessages
    Mutation.moveSiteMessages Mutation.replyToSiteMessage`,
  'read:subscribers': `
    GET /sites/{id}/subscribers GET /sites/{id}/subscribers.csv GET /sites/{id}/subscribers/{subscriberId}
    Query.siteSubscribers Query.siteSubscriber Subscription.siteNewsletterChanged`,
  'write:subscribers': `
    DELETE /sites/{id}/subscribers/{subscriberId} Mutation.removeSiteSubscriber`,
  'read:webhooks': `
    GET /sites/{id}/webhooks GET /sites/{id}/webhooks/{webhookId}/deliveries Query.siteWebhooks
    Query.siteWebhookDeliveries GET /webhooks GET /webhooks/{webhookId}/deliveries Query.accountWebhooks
    Query.accountWebhookDeliveries`,
  'write:webhooks': `
    POST /sites/{id}/webhooks DELETE /sites/{id}/webhooks/{webhookId} POST /sites/{id}/webhooks/{webhookId}/turn-on
    PUT /sites/{id}/webhooks/{webhookId}/events Mutation.setSiteWebhookEvents
    POST /sites/{id}/webhooks/{webhookId}/test POST /sites/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/repeat
    Mutation.addSiteWebhook Mutation.removeSiteWebhook Mutation.turnOnSiteWebhook Mutation.testSiteWebhook
    Mutation.repeatSiteWebhookDelivery POST /webhooks PUT /webhooks/{webhookId}/kinds DELETE /webhooks/{webhookId}
    POST /webhooks/{webhookId}/turn-on POST /webhooks/{webhookId}/turn-off POST /webhooks/{webhookId}/test POST /webhooks/{webhookId}/secret
    POST /webhooks/{webhookId}/replay POST /webhooks/{webhookId}/deliveries/{deliveryId}/repeat
    Mutation.addAccountWebhook Mutation.setAccountWebhookKinds Mutation.removeAccountWebhook
    Mutation.turnOnAccountWebhook Mutation.turnOffAccountWebhook Mutation.testAccountWebhook Mutation.rotateAccountWebhookSecret
    Mutation.replayAccountEvents Mutation.repeatAccountWebhookDelivery`,
  'read:backups': `
    GET /sites/{id}/backups GET /sites/{id}/backups/{backupId}/export Query.siteBackups`,
  'write:backups': `
    POST /sites/{id}/backups/{backupId}/restore Mutation.restoreSiteBackup`,
  'write:billing': `
    POST /domain-registrations/{id}/renew Mutation.renewDomain POST /sites/{id}/upgrade DELETE /sites/{id}/upgrade
    Mutation.orderSiteUpgrade Mutation.cancelSiteUpgrade POST /sites/{id}/renewal/stop
    POST /sites/{id}/renewal/resume Mutation.stopSiteRenewal Mutation.resumeSiteRenewal`,
  'read:files': `
    GET /files/{id} GET /wizard/orders/{id}/files GET /storage/{bucket} GET /storage/{bucket}/{id}/url
    GET /storage/project-files/{id}/url GET /files/storage/{bucket}/stats GET /orders/{id}/enhanced
    Query.files Query.orderFiles Query.fileUrl Query.storageStats`,
  'write:files': `
    POST /wizard/upload-files POST /wizard/import DELETE /wizard/files/{fileId} POST /storage/upload/{bucket}
    PATCH /storage/{bucket}/{id}/metadata DELETE /storage/{bucket}/{id} Mutation.updateFile Mutation.deleteFile`,
  'read:invoices': `
    GET /invoices GET /invoices/{id} GET /invoices/{id}/download GET /receipts GET /receipts/{id}
    GET /invoices/months GET /receipts/months Query.invoiceMonths Query.receiptMonths
    GET /invoices/{id}/credit-notes GET /credit-notes/{id} GET /credit-notes/{id}/download Query.creditNote
    GET /receipts/{id}/download POST /receipts/generate GET /orders/{id}/enhanced
    Query.invoice Query.invoices Query.receipt Query.receipts Mutation.generateReceipt`,
  'read:payments': `
    GET /payments/status GET /payments/history GET /payments/orders/{id} GET /payments/{id}/timeline
    GET /orders/{id}/enhanced Query.payment Query.payments`,
  'write:payments': `
    POST /payments/request POST /payments/verify POST /payments/cancel POST /invoices/{id}/pay
    POST /wallets/refund-order POST /orders/{id}/money-back DELETE /orders/{id}/money-back
    Mutation.requestMoneyBack Mutation.withdrawMoneyBack
    Mutation.requestPayment Mutation.requestSplitPayment Mutation.verifyPayment Mutation.cancelPayment
    Mutation.payInvoice Mutation.refundOrder`,
  'read:wallet': `
    GET /wallets/me GET /wallets/me/balance GET /wallets/me/transactions GET /wallets/me/analytics
    GET /wallets/me/settings GET /wallets/me/statement
    Query.wallet Query.walletTransactions Query.walletAnalytics Query.walletSettings Query.walletStatement
    Subscription.walletChanged`,
  'write:wallet': `
    POST /wallets/me/deposit POST /wallets/me/deposit/verify Mutation.requestDeposit Mutation.verifyDeposit`,
  'read:tickets': `
    GET /support/tickets GET /support/ticket/{id} GET /support/unread-count
    Query.ticket Query.tickets Query.ticketOrigins Query.unreadTicketCount Subscription.ticketChanged`,
  'write:tickets': `
    POST /support/report-issue PATCH /support/tickets/{id} POST /support/ticket/{id}/message
    PATCH /support/tickets/{id}/read PATCH /support/tickets/{id}/close PATCH /support/tickets/{id}/reopen
    Mutation.openTicket Mutation.updateTicket Mutation.writeTicketMessage Mutation.markTicketRead
    Mutation.closeTicket Mutation.reopenTicket`,
  'read:notifications': `
    GET /notifications/history GET /notifications/unread-count
    Query.notifications Query.unreadNotificationCount Subscription.notificationAdded`,
  'write:notifications': `
    PUT /notifications/{id}/read PUT /notifications/read-all
    Mutation.markNotificationRead Mutation.markAllNotificationsRead`,
};

const NAME = /(?:GET|POST|PUT|PATCH|DELETE) \S+|\w+\.\w+/g;
const judged = new Map<string, ApiScope[]>();
for (const [scope, names] of Object.entries(KEY_SCOPES))
  for (const name of names.match(NAME) ?? [])
    judged.set(name, [...(judged.get(name) ?? []), ...(scope === 'any' ? [] : [scope as ApiScope])]);

/** The calls that a scope opens, alone or with others; `any`: those that every key may do. */
export function callsOf(scope: ApiScope | 'any'): readonly string[] {
  return KEY_SCOPES[scope].match(NAME) ?? [];
}

/** All the scopes that a key needs for it, none where any key will do; null where no key may. */
export function keyScopes(name: string): readonly ApiScope[] | null {
  return judged.get(name) ?? null;
}
