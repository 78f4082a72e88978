/**
 * The addresses of the client's pages with what they open, for the server's notifications and mails and the client's
 * own links. A tab that does not exist does not compile. The linter refuses such an address as a literal.
 */

/** The tabs of the customer's dashboard, in order, as `?tab=` holds them. */
export const DASHBOARD_TABS = ['orders', 'wallet', 'invoices', 'receipts', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The parts of a site's page, in order, as `?tab=` holds them; those of one tab follow each other. */
export const SITE_TAB_NAMES = [
  'overview',
  'messages',
  'visits',
  'seo',
  'releases',
  'backups',
  'export',
  'domains',
  'registration',
  'services',
  'billing',
] as const;
export type SiteTabName = (typeof SITE_TAB_NAMES)[number];

/** The tabs of the administration. */
export type AdminTabName =
  | 'overview'
  | 'orders'
  | 'users'
  | 'emails'
  | 'stats'
  | 'system-health'
  | 'invoices'
  | 'receipts'
  | 'payments'
  | 'wallets'
  | 'domains'
  | 'tools'
  | 'sites'
  | 'coupons'
  | 'support'
  | 'settings'
  | 'api-keys'
  | 'audit';

/** The filters of the page's list, or the record that it opens. */
type Query = Readonly<Record<string, string>>;

function linkTo(path: string, query: Query): string {
  const given = new URLSearchParams(query).toString();
  return given === '' ? path : `${path}?${given}`;
}

function tabLink(path: string, tab: string | null, query: Query): string {
  return linkTo(path, { ...(tab !== null && { tab }), ...query });
}

export function dashboardLink(tab: DashboardTab | null = null, query: Query = {}): string {
  return tabLink('/dashboard', tab, query);
}

/** The pages of the profile, in order, as `?part=` holds them. */
export const PROFILE_PARTS = ['details', 'security', 'data'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** A page of one's own profile, which is a tab of the dashboard. */
export function profileLink(part: ProfilePart = 'details'): string {
  return dashboardLink('profile', part === 'details' ? {} : { part });
}

/** The parts of the page of an account's webhooks, in order, as `?list=` holds them. */
export const WEBHOOKS_PARTS = ['webhooks', 'sites', 'events'] as const;
export type WebhooksPart = (typeof WEBHOOKS_PARTS)[number];

/** The page of the webhooks and events of one's own account and sites. */
export function webhooksLink(part: WebhooksPart = 'webhooks'): string {
  return linkTo('/dashboard/webhooks', part === 'webhooks' ? {} : { list: part });
}

/** The webhooks of one site. */
export function siteWebhooksLink(siteId: string): string {
  return linkTo('/dashboard/webhooks', { list: 'sites' satisfies WebhooksPart, site: siteId });
}

/** The page of a site. */
export function siteLink(siteId: string, tab: SiteTabName | null = null, query: Query = {}): string {
  return tabLink(`/dashboard/sites/${siteId}`, tab, query);
}

/** A part of the page of a site, from within this page. */
export function siteTabLink(tab: SiteTabName): string {
  return linkTo('', { tab });
}

/** The designer of a site. */
export function siteDesignLink(siteId: string, query: Query = {}): string {
  return linkTo(`/dashboard/sites/${siteId}/design`, query);
}

export function adminLink(tab: AdminTabName | null = null, query: Query = {}): string {
  return tabLink('/admin', tab, query);
}

/** The administrators' page of one customer. */
export function customerLink(userId: string): string {
  return `/admin/users/${userId}`;
}

export function wizardLink(query: Query = {}): string {
  return linkTo('/wizard', query);
}

/** The wizard with the design of an order. */
export function editOrderLink(orderId: string): string {
  return wizardLink({ mode: 'edit', orderId });
}

/** The page that signs in or up. */
export function signInLink(query: Query = {}): string {
  return linkTo('/auth', query);
}

/** The customer's page of support. */
export function supportLink(query: Query = {}): string {
  return linkTo('/support', query);
}
