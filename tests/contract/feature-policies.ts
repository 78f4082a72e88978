/** The rows of policies.ts in files of their own. */
import { PASSWORD } from '#tests/helpers/accounts.js';
import { SITES_GRAPHQL, SITES_REST } from './site-policies.js';
import { MONEY_BACK_GRAPHQL, MONEY_BACK_REST } from './money-back-policies.js';
import type { PolicyTable, Rule } from './policies.js';
import { REGISTRATIONS_GRAPHQL, REGISTRATIONS_REST } from './registration-policies.js';

/** Records that only the rows of this file and of those it collects name. */
export type FeatureRecordName = 'keptSection' | 'registration' | 'zoneRecord';

const OWN: Rule = { policy: 'signed-in' };
/** The measurements of the whole platform: a stranger learns nothing of anybody. */
const PUBLIC: Rule = { policy: 'public' };
const ADMIN: Rule = { policy: 'admin' };
const DRAFT_REST: PolicyTable = {
  'GET /wizard/draft': OWN,
  'PUT /wizard/draft': OWN,
  'DELETE /wizard/draft': OWN,
  'GET /wizard/kept-drafts': OWN,
  'POST /wizard/kept-drafts': OWN,
  'POST /wizard/kept-drafts/{draftId}/continue': OWN,
  'DELETE /wizard/kept-drafts/{draftId}': OWN,
  'GET /wizard/kept-sections': OWN,
  'POST /wizard/kept-sections': OWN,
  'GET /wizard/kept-sections/{id}': { policy: 'owner', at: { id: '{keptSection}' } },
  'PATCH /wizard/kept-sections/{id}': { policy: 'owner', at: { id: '{keptSection}' }, body: { name: 'بخش' } },
  'DELETE /wizard/kept-sections/{id}': { policy: 'owner', at: { id: '{keptSection}' } },
};
const DRAFT_GRAPHQL: PolicyTable = {
  'Query.myWizardDraft': OWN,
  'Mutation.saveWizardDraft': OWN,
  'Mutation.removeWizardDraft': OWN,
  'Query.myKeptDrafts': OWN,
  'Mutation.keepWizardDraft': OWN,
  'Mutation.continueKeptDraft': OWN,
  'Mutation.removeKeptDraft': OWN,
  'Query.myKeptSections': OWN,
  'Query.keptSection': { policy: 'owner', at: { id: '{keptSection}' } },
  'Mutation.keepSection': OWN,
  'Mutation.renameKeptSection': { policy: 'owner', at: { id: '{keptSection}', name: 'بخش' } },
  'Mutation.removeKeptSection': { policy: 'owner', at: { id: '{keptSection}' } },
};

const KEY_REST: PolicyTable = {
  'GET /api-keys/{id}/calls': { policy: 'owner', at: { id: '{apiKey}' } },
  'POST /api-keys/{id}/scopes': {
    policy: 'owner',
    at: { id: '{apiKey}' },
    body: { scopes: ['read:orders'], password: PASSWORD },
  },
};
const KEY_GRAPHQL: PolicyTable = {
  'Query.apiKeyCalls': { policy: 'owner', at: { keyId: '{apiKey}' } },
  'Mutation.addApiKeyScopes': {
    policy: 'owner',
    at: { input: { id: '{apiKey}', scopes: ['read_orders'], password: PASSWORD } },
  },
};

const ACCOUNT_REST: PolicyTable = {
  'GET /auth/me/export': OWN,
  'GET /auth/me/closing': OWN,
  'POST /auth/me/close': OWN,
  'GET /events': OWN,
};
const ACCOUNT_GRAPHQL: PolicyTable = {
  'Query.accountClosing': OWN,
  'Query.myAgreements': OWN,
  'Mutation.closeAccount': OWN,
  'Query.accountEvents': OWN,
};

export const FEATURES_REST: PolicyTable = {
  'GET /invoices/months': OWN,
  'GET /receipts/months': OWN,
  ...ACCOUNT_REST,
  ...KEY_REST,
  ...REGISTRATIONS_REST,
  ...MONEY_BACK_REST,
  ...SITES_REST,
  ...DRAFT_REST,
  'GET /status': PUBLIC,
  'GET /legal/{kind}': PUBLIC,
  'GET /layouts': PUBLIC,
  'GET /templates': PUBLIC,
  'GET /trades': PUBLIC,
  'GET /fonts': PUBLIC,
  'GET /admin/open-work': ADMIN,
  'GET /admin/wallets/{id}/transactions': ADMIN,
  'POST /admin/payments/{id}/settle': ADMIN,
  'DELETE /admin/users/{id}/sessions/{sessionId}': ADMIN,
};
export const FEATURES_GRAPHQL: PolicyTable = {
  ...ACCOUNT_GRAPHQL,
  ...KEY_GRAPHQL,
  ...REGISTRATIONS_GRAPHQL,
  ...MONEY_BACK_GRAPHQL,
  ...SITES_GRAPHQL,
  ...DRAFT_GRAPHQL,
  'Query.platformStatus': PUBLIC,
  'Query.legalDocument': PUBLIC,
  'Query.layouts': PUBLIC,
  'Query.templates': PUBLIC,
  'Query.trades': PUBLIC,
  'Query.fonts': PUBLIC,
  'Query.legalVersions': ADMIN,
  'Query.userAgreements': ADMIN,
  'Mutation.publishLegalDocument': ADMIN,
};
