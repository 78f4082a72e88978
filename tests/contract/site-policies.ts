/** Who may call what about the drafts, renewals and custom code of sites; a part of both tables of policies.ts. */
import type { PolicyTable, Rule } from './policies.js';

/** Names of the owner's records that belong to a site, in `records.ts`. */
export type SiteRecordName =
  | 'site'
  | 'siteMessage'
  | 'siteMessageFile'
  | 'siteSubscriber'
  | 'siteBackup'
  | 'siteWebhook'
  | 'siteWebhookDelivery'
  | 'accountWebhook'
  | 'accountWebhookDelivery'
  | 'release'
  | 'siteDomain';

const own = (at: Rule['at'], more: Omit<Rule, 'policy' | 'at'> = {}): Rule => ({
  policy: 'owner',
  ...(at && { at }),
  ...more,
});

const site = { id: '{site}' };
const message = { ...site, messageId: '{siteMessage}' };
const subscriber = { ...site, subscriberId: '{siteSubscriber}' };
const backup = { ...site, backupId: '{siteBackup}' };
const release = { ...site, releaseId: '{release}' };
const webhook = { ...site, webhookId: '{siteWebhook}' };
const delivery = { ...webhook, deliveryId: '{siteWebhookDelivery}' };
const ofWebhook = { siteId: '{site}', id: '{siteWebhook}' };
const accountWebhook = { webhookId: '{accountWebhook}' };
const accountDelivery = { ...accountWebhook, deliveryId: '{accountWebhookDelivery}' };
const ofAccountWebhook = { id: '{accountWebhook}' };
const OWN: Rule = { policy: 'signed-in' };
const ADMIN: Rule = { policy: 'admin' };

export const SITES_REST: PolicyTable = {
  'GET /sites/{id}/draft': own(site),
  'GET /sites/{id}/samples': own(site),
  'POST /sites/{id}/samples/confirm': own(site, { body: { section_id: 'main-1' } }),
  'GET /sites/{id}/seo': own(site),
  'GET /sites/{id}/index-now': own(site),
  'PUT /sites/{id}/index-now': own(site, { body: { is_on: true } }),
  'PUT /sites/{id}/draft': own(site, { body: { base_version: 0, design: {} } }),
  'POST /sites/{id}/draft/reset': own(site, { body: { base_version: 0 } }),
  'GET /sites/{id}/upgrade': own(site),
  'POST /sites/{id}/upgrade/price': own(site, { body: {} }),
  'POST /sites/{id}/upgrade': own(site, { body: { shown_toman: 0 } }),
  'DELETE /sites/{id}/upgrade': own(site),
  'POST /sites/{id}/publish': own(site),
  'DELETE /sites/{id}/publish': own(site),
  'GET /sites/{id}/renewal': own(site),
  'POST /sites/{id}/renewal/stop': own(site),
  'POST /sites/{id}/renewal/resume': own(site),
  'GET /sites/{id}/visits': own(site),
  'GET /sites/{id}/visits.csv': own(site),
  'GET /sites/{id}/messages': own(site),
  'GET /sites/{id}/messages.csv': own(site),
  'DELETE /sites/{id}/messages': own(site, { query: { sender: 'sender@example.ir' } }),
  'GET /sites/{id}/inbox-settings': own(site),
  'PUT /sites/{id}/inbox-settings': own(site, { body: { kept_months: 12 } }),
  'GET /sites/{id}/messages/{messageId}': own(message),
  'GET /sites/{id}/messages/{messageId}/files/{fileId}': own({ ...message, fileId: '{siteMessageFile}' }),
  'PATCH /sites/{id}/messages/{messageId}': own(message, { body: { is_read: true } }),
  'DELETE /sites/{id}/messages/{messageId}': own(message),
  'GET /sites/{id}/subscribers': own(site),
  'GET /sites/{id}/subscribers.csv': own(site),
  'GET /sites/{id}/subscribers/{subscriberId}': own(subscriber),
  'DELETE /sites/{id}/subscribers/{subscriberId}': own(subscriber),
  'GET /sites/{id}/webhooks': own(site),
  'POST /sites/{id}/webhooks': own(site, { body: { url: 'https://programs.example/hook' } }),
  'DELETE /sites/{id}/webhooks/{webhookId}': own(webhook),
  'PUT /sites/{id}/webhooks/{webhookId}/events': own(webhook, { body: { events: ['message.received'] } }),
  'POST /sites/{id}/webhooks/{webhookId}/turn-on': own(webhook),
  'POST /sites/{id}/webhooks/{webhookId}/test': own(webhook),
  'GET /sites/{id}/webhooks/{webhookId}/deliveries': own(webhook),
  'POST /sites/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/repeat': own(delivery),
  'GET /webhooks': OWN,
  'POST /webhooks': { ...OWN, body: { url: 'https://programs.example/hook' } },
  'PUT /webhooks/{webhookId}/kinds': own(accountWebhook, { body: { kinds: [] } }),
  'DELETE /webhooks/{webhookId}': own(accountWebhook),
  'POST /webhooks/{webhookId}/turn-on': own(accountWebhook),
  'POST /webhooks/{webhookId}/turn-off': own(accountWebhook),
  'POST /webhooks/{webhookId}/test': own(accountWebhook),
  'POST /webhooks/{webhookId}/secret': own(accountWebhook),
  'POST /webhooks/{webhookId}/replay': own(accountWebhook, { body: { from: 1, to: 2 } }),
  'GET /webhooks/{webhookId}/deliveries': own(accountWebhook),
  'POST /webhooks/{webhookId}/deliveries/{deliveryId}/repeat': own(accountDelivery),
  'GET /sites/{id}/backups': own(site),
  'POST /sites/{id}/backups/{backupId}/restore': own(backup, { body: { to: 'draft', base_version: 0 } }),
  'GET /sites/{id}/backups/{backupId}/export': own(backup),
  'POST /sites/{id}/messages/{messageId}/reply': own(message, { body: { text: 'سپاس' } }),
  'POST /admin/sites/{id}/label': ADMIN,
  'POST /admin/sites/{id}/candidates': ADMIN,
  'GET /admin/sites/{id}/candidates': ADMIN,
  'POST /admin/site-candidates/{candidateId}/preview': ADMIN,
  'POST /admin/site-candidates/{candidateId}/publish': ADMIN,
  'POST /admin/site-candidates/{candidateId}/discard': ADMIN,
  'GET /sites/{id}/releases/{releaseId}': own(release),
  'GET /sites/{id}/releases/{releaseId}/preview': own(release, { stranger: 'NOT_FOUND' }),
  'GET /sites/{id}/releases/{releaseId}/compare': own(release, { query: { with: '{release}' } }),
  'GET /sites/{id}/service-tasks': own(site),
  'GET /admin/service-tasks': ADMIN,
  'POST /admin/service-tasks/{id}/start': ADMIN,
  'POST /admin/service-tasks/{id}/finish': ADMIN,
};

export const SITES_GRAPHQL: PolicyTable = {
  'Query.siteDraft': own(site),
  'Query.siteSampleReview': own(site),
  'Mutation.confirmSiteSamples': own({ ...site, sectionId: 'main-1' }),
  'Query.siteSeoReport': own(site),
  'Query.siteIndexNow': own(site),
  'Mutation.setSiteIndexNow': own({ ...site, isOn: true }),
  'Query.siteRelease': own({ ...site, releaseId: '{release}' }),
  'Query.releaseChanges': own({ ...site, from: '{release}', to: '{release}' }),
  'Query.releaseChangeRecords': own({ ...site, from: '{release}', to: '{release}' }),
  'Mutation.publishSite': own(site),
  'Mutation.cancelScheduledPublishing': own(site),
  'Mutation.saveSiteDraft': own({ ...site, input: { baseVersion: 0, design: {} } }),
  'Mutation.resetSiteDraft': own({ ...site, baseVersion: 0 }),
  'Query.siteUpgradePrice': own(site),
  'Mutation.orderSiteUpgrade': own({ ...site, input: { shownToman: 0 } }),
  'Mutation.cancelSiteUpgrade': own(site),
  'Query.siteVisits': own(site),
  'Query.siteMessages': own({ filter: { siteId: '{site}' } }),
  'Mutation.eraseSiteSender': own({ siteId: '{site}', sender: 'sender@example.ir' }),
  'Query.siteInboxSettings': own({ siteId: '{site}' }),
  'Mutation.setSiteInboxSettings': own({ siteId: '{site}', keptMonths: 12 }),
  'Query.siteMessage': own({ id: '{siteMessage}' }),
  'Mutation.markSiteMessages': own({ ids: ['{siteMessage}'], isRead: true }),
  'Mutation.moveSiteMessages': own({ ids: ['{siteMessage}'], state: 'archived' }),
  'Mutation.deleteSiteMessages': own({ ids: ['{siteMessage}'], erase: false }),
  'Query.siteSubscribers': own({ filter: { siteId: '{site}' } }),
  'Query.siteSubscriber': own({ id: '{siteSubscriber}' }),
  'Mutation.removeSiteSubscriber': own({ id: '{siteSubscriber}' }),
  'Subscription.siteNewsletterChanged': OWN,
  'Query.siteWebhooks': own({ siteId: '{site}' }),
  'Query.siteWebhookDeliveries': own(ofWebhook),
  'Mutation.addSiteWebhook': own({ siteId: '{site}', url: 'https://programs.example/hook' }),
  'Mutation.setSiteWebhookEvents': own({ ...ofWebhook, events: ['message_received'] }),
  'Mutation.removeSiteWebhook': own(ofWebhook),
  'Mutation.turnOnSiteWebhook': own(ofWebhook),
  'Mutation.testSiteWebhook': own(ofWebhook),
  'Mutation.repeatSiteWebhookDelivery': own({ ...ofWebhook, deliveryId: '{siteWebhookDelivery}' }),
  'Query.accountWebhooks': OWN,
  'Query.accountWebhookDeliveries': own(ofAccountWebhook),
  'Mutation.addAccountWebhook': OWN,
  'Mutation.setAccountWebhookKinds': own({ ...ofAccountWebhook, kinds: [] }),
  'Mutation.removeAccountWebhook': own(ofAccountWebhook),
  'Mutation.turnOnAccountWebhook': own(ofAccountWebhook),
  'Mutation.turnOffAccountWebhook': own(ofAccountWebhook),
  'Mutation.testAccountWebhook': own(ofAccountWebhook),
  'Mutation.rotateAccountWebhookSecret': own(ofAccountWebhook),
  'Mutation.replayAccountEvents': own({ ...ofAccountWebhook, from: 1, to: 2 }),
  'Mutation.repeatAccountWebhookDelivery': own({ ...ofAccountWebhook, deliveryId: '{accountWebhookDelivery}' }),
  'Query.siteBackups': own({ siteId: '{site}' }),
  'Mutation.restoreSiteBackup': own({ id: '{siteBackup}', to: 'draft', baseVersion: 0 }),
  'Mutation.replyToSiteMessage': own({ id: '{siteMessage}', text: 'سپاس' }),
  'Subscription.siteMessageReceived': OWN,
  'Mutation.decideSiteLabel': ADMIN,
  'Query.releaseCandidates': ADMIN,
  'Mutation.previewReleaseCandidate': ADMIN,
  'Mutation.publishReleaseCandidate': ADMIN,
  'Mutation.discardReleaseCandidate': ADMIN,
  'Query.siteServiceTasks': own({ siteId: '{site}' }),
  'Query.serviceTasks': ADMIN,
  'Mutation.startServiceTask': ADMIN,
  'Mutation.finishServiceTask': ADMIN,
};
