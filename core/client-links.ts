/**
 * The addresses of pages behind the sign-in with the tab that opens, as notices, mails and links name them. A tab that
 * does not exist does not compile.
 */

/** The tabs of the customer's dashboard, in order, as `?tab=` holds them. */
export const DASHBOARD_TABS = ['orders', 'wallet', 'invoices', 'receipts', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The tabs of a site's page, in order. */
export const SITE_TAB_NAMES = [
  'overview',
  'messages',
  'visits',
  'seo',
  'releases',
  'backups',
  'services',
  'billing',
  'domains',
  'registration',
  'export',
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

/** What the tab shows of its list, or the record that it opens. */
type Query = Readonly<Record<string, string>>;

function linkTo(path: string, tab: string | null, query: Query): string {
  const given = new URLSearchParams({ ...(tab !== null && { tab }), ...query }).toString();
  return given === '' ? path : `${path}?${given}`;
}

export function dashboardLink(tab: DashboardTab | null = null, query: Query = {}): string {
  return linkTo('/dashboard', tab, query);
}

export function siteLink(siteId: string, tab: SiteTabName | null = null, query: Query = {}): string {
  return linkTo(`/dashboard/sites/${siteId}`, tab, query);
}

export function adminLink(tab: AdminTabName | null = null, query: Query = {}): string {
  return linkTo('/admin', tab, query);
}
