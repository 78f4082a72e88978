/** All features, lowest first (docs/architecture.md, "The order of features"). */
import 'reflect-metadata';
import type { Feature } from '#platform/feature.js';
import { accountFeature } from './account/index.js';
import { accountEventsFeature } from './account-events/index.js';
import { adminFeature } from './admin/index.js';
import { apiKeysFeature } from './api-keys/index.js';
import { backupsFeature } from './backups/index.js';
import { catalogueFeature } from './catalogue/index.js';
import { couponsFeature } from './coupons/index.js';
import { customCodeFeature } from './custom-code/index.js';
import { designsFeature } from './designs/index.js';
import { domainsFeature } from './domains/index.js';
import { emailsFeature } from './emails/index.js';
import { filesFeature } from './files/index.js';
import { identityFeature } from './identity/index.js';
import { inboxFeature } from './inbox/index.js';
import { invoicesFeature } from './invoices/index.js';
import { legalFeature } from './legal/index.js';
import { newsletterFeature } from './newsletter/index.js';
import { notificationsFeature } from './notifications/index.js';
import { oauthFeature } from './oauth/index.js';
import { ordersFeature } from './orders/index.js';
import { paymentsFeature } from './payments/index.js';
import { receiptsFeature } from './receipts/index.js';
import { recoveryFeature } from './recovery/index.js';
import { platformModeFeature } from './platform-mode/index.js';
import { siteBillingFeature } from './site-billing/index.js';
import { siteDomainsFeature } from './site-domains/index.js';
import { siteModerationFeature } from './site-moderation/index.js';
import { siteSearchFeature } from './site-search/index.js';
import { sitesFeature } from './sites/index.js';
import { supportFeature } from './support/index.js';
import { twoFactorFeature } from './two-factor/index.js';
import { uptimeFeature } from './uptime/index.js';
import { visitsFeature } from './visits/index.js';
import { walletFeature } from './wallet/index.js';
import { webhooksFeature } from './webhooks/index.js';

export const features: readonly Feature[] = [
  identityFeature,
  twoFactorFeature,
  oauthFeature,
  recoveryFeature,
  accountEventsFeature,
  apiKeysFeature,
  platformModeFeature,
  legalFeature,
  emailsFeature,
  notificationsFeature,
  supportFeature,
  filesFeature,
  domainsFeature,
  couponsFeature,
  designsFeature,
  catalogueFeature,
  walletFeature,
  invoicesFeature,
  receiptsFeature,
  paymentsFeature,
  ordersFeature,
  sitesFeature,
  siteModerationFeature,
  customCodeFeature,
  siteDomainsFeature,
  siteBillingFeature,
  siteSearchFeature,
  uptimeFeature,
  newsletterFeature,
  inboxFeature,
  webhooksFeature,
  visitsFeature,
  backupsFeature,
  adminFeature,
  accountFeature,
];

export const entities = features.flatMap((feature) => feature.entities ?? []);
