/** The parts of an account's file. No secret, no hash and no token is ever selected. */
import type { Ctx } from '#platform/context.js';
import { ACCOUNT_PARTS, LARGE, part, type AccountPart } from '#platform/db/account-part.js';

const OF_ORDERS = 'order_id in (select id from orders where user_id = $1)';
const OF_PAYMENTS = 'payment_id in (select id from payments where user_id = $1)';
const TICKETS = 'select id from support_tickets where user_id = $1';
const MESSAGES = `select id from support_messages where ticket_id in (${TICKETS})`;

const IDENTITY: readonly AccountPart[] = [
  part(
    'profile',
    'users',
    `id email has_password two_factor_at role status full_name first_name last_name phone address company national_id
     economic_code postal_code registration_number province county city bio avatar_url user_metadata email_confirmed_at
     last_login_at created_at updated_at`,
    { where: 'id = $1' },
  ),
  part('signInMethods', 'oauth_identities', 'provider subject email last_used_at created_at'),
  {
    name: 'agreements',
    tables: ['legal_agreements', 'legal_versions'],
    text: `select v.kind as document, v.number as version, a.way, a.order_id as "orderId", a.agreed_at as "agreedAt"
      from legal_agreements a join legal_versions v on v.id = a.version_id
      where a.user_id = $1 order by a.agreed_at, a.id`,
  },
  part('sessions', 'sessions', 'user_agent ip created_at last_used_at expires_at revoked_at'),
  part('apiKeys', 'api_keys', 'name prefix scopes expires_at last_used_at last_ip revoked_at created_at'),
  part('apiKeyCalls', 'api_key_calls', 'id key_id operation status duration_ms called_at', {
    where: 'key_id in (select id from api_keys where user_id = $1)',
    orderBy: 'called_at, id',
  }),
  part('notifications', 'notifications', 'type title message link read_at created_at'),
  part('notificationPreferences', 'notification_preferences', 'kind bell email updated_at', { orderBy: 'kind' }),
  part('emails', 'email_logs', 'to subject template_type status sent_at created_at'),
];

const SUPPORT: readonly AccountPart[] = [
  part(
    'tickets',
    'support_tickets',
    'id number subject category priority status order_number payment_label last_message_at closed_at created_at',
  ),
  part('ticketMessages', 'support_messages', 'id ticket_id from_team body status created_at', {
    where: `ticket_id in (${TICKETS})`,
  }),
  part('ticketAttachments', 'support_attachments', 'message_id file_id name mime size_bytes', {
    where: `message_id in (${MESSAGES})`,
    orderBy: 'id',
  }),
];

const WORKS: readonly AccountPart[] = [
  {
    name: 'files',
    tables: ['files'],
    text: `select id, original_name as "name", mime, size_bytes as "sizeBytes", category, description,
      order_id as "orderId", created_at as "createdAt", '/api/files/' || id as path
      from files where owner_id = $1 order by created_at, id`,
  },
  part('designs', 'designs', 'id order_id snapshot options version created_at updated_at', { size: LARGE }),
  part('wizardDraft', 'wizard_drafts', 'draft_id content version saved_at', { orderBy: 'saved_at', size: LARGE }),
  part('keptDrafts', 'kept_drafts', 'draft_id title description domain pages sections content kept_at', {
    orderBy: 'kept_at, draft_id',
    size: LARGE,
  }),
  part('keptSections', 'kept_sections', 'id name section_type layout_id section kept_at', {
    orderBy: 'kept_at, id',
    size: LARGE,
  }),
  part(
    'orders',
    'orders',
    `id order_number title description comments status payment_status price_rials refunded_rials currency site_type
     total_pages total_sections domain domain_status primary_color wizard_data quote deleted_at created_at updated_at`,
    { size: LARGE },
  ),
  part('orderStatusChanges', 'order_status_changes', 'order_id from_status to_status created_at', {
    where: OF_ORDERS,
  }),
  part('orderDomainChanges', 'order_domain_changes', 'order_id from_domain to_domain created_at', {
    where: OF_ORDERS,
  }),
  part(
    'moneyBackRequests',
    'money_back_requests',
    'id order_id reason status amount_rials decision ended_at created_at',
  ),
];

const MONEY: readonly AccountPart[] = [
  part('wallet', 'ledger_accounts', 'id balance_rials entry_count created_at'),
  {
    name: 'walletTransactions',
    tables: ['ledger_entries', 'ledger_journals'],
    text: `select e.id, e.wallet_type as type, j.description, e.amount_rials as "amountRials",
      e.balance_after_rials as "balanceAfterRials", j.reference_type as "referenceType",
      j.reference_id as "referenceId", e.hash, e.created_at as "createdAt"
      from ledger_entries e join ledger_journals j on j.id = e.journal_id
      where e.account_id = (select id from ledger_accounts where user_id = $1) order by e.seq`,
  },
  part(
    'payments',
    'payments',
    `id purpose order_id invoice_id reference_number amount_rials wallet_rials refunded_rials returned_rials gateway
     status description ref_id card_mask fee_rials failure_code outcome requested_at settled_at created_at`,
  ),
  part('paymentEvents', 'payment_events', 'payment_id kind amount_rials created_at', { where: OF_PAYMENTS }),
  part('refunds', 'payment_refunds', 'id payment_id amount_rials method status reason created_at', {
    where: OF_PAYMENTS,
  }),
  part(
    'invoices',
    'invoices',
    `id number kind order_id service_name status amount_rials vat_percent vat_rials credited_rials credited_vat_rials
     lines parties period_start due_at paid_at verify_code created_at`,
  ),
  part(
    'creditNotes',
    'credit_notes',
    'id number invoice_id amount_rials vat_percent vat_rials lines parties reason verify_code created_at',
  ),
  part(
    'receipts',
    'receipts',
    `id number payment_id invoice_id order_number ref_id service amount_rials wallet_rials method card_mask payer_name
     payer_email verify_code created_at`,
  ),
  part(
    'renewals',
    'renewals',
    'order_id service_name period lines next_start stopped_at paused_at ends_at created_at',
    { orderBy: 'created_at, order_id' },
  ),
  part('couponUses', 'coupon_uses', 'order_number terms discount_rials released_at created_at'),
];

const PARTS: readonly AccountPart[] = [...IDENTITY, ...SUPPORT, ...WORKS, ...MONEY];

/** With those that other features provide. */
export function accountParts({ provided }: Pick<Ctx, 'provided'>): readonly AccountPart[] {
  return [...PARTS, ...provided.all(ACCOUNT_PARTS).flat()];
}
