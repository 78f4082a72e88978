/**
 * The addresses of the client's pages, in one place: the client's router is built from them, and the server answers
 * every other address with 404. Patterns of React Router without the leading slash; `:name` is any segment, `?` may be
 * missing.
 */
export const CLIENT_ROUTES = {
  landing: '',
  wizard: 'wizard',
  auth: 'auth',
  login: 'auth/login',
  magicLink: 'auth/magic-link',
  forgotPassword: 'forgot-password',
  resetPassword: 'reset-password',
  oauthCallback: 'auth/oauth/callback/:provider?',
  verifyEmail: 'verify-email',
  support: 'support',
  debug: 'debug',
  verifyReceipt: 'receipts/verify/:code',
  verifyInvoice: 'invoices/verify/:code',
  verifyCreditNote: 'credit-notes/verify/:code',
  paymentCallback: 'payment/callback',
  walletPaymentCallback: 'wallet/payment/callback',
  /** The documents' other address of the wallet's callback; it redirects. */
  documentedWalletCallback: 'wallet-payment-callback',
  report: 'report',
  status: 'status',
  terms: 'terms',
  privacy: 'privacy',
  moneyBack: 'money-back',
  dashboard: 'dashboard',
  notifications: 'dashboard/notifications',
  webhooks: 'dashboard/webhooks',
  site: 'dashboard/sites/:id',
  siteDesign: 'dashboard/sites/:id/design',
  admin: 'admin',
  adminUser: 'admin/users/:id',
} as const;

export type ClientRoute = keyof typeof CLIENT_ROUTES;

const PATTERNS = Object.entries(CLIENT_ROUTES).map(([name, path]) => [name as ClientRoute, segmentsOf(path)] as const);

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  const required = pattern.filter((segment) => !segment.endsWith('?')).length;
  return (
    given.length >= required &&
    given.length <= pattern.length &&
    given.every((segment, index) => pattern[index]?.startsWith(':') || pattern[index] === segment)
  );
}

/** The page of the client at this path, read as its router does: in any case, with or without a last slash. */
export function clientRouteOf(path: string): ClientRoute | null {
  const given = segmentsOf(path.toLowerCase());
  return PATTERNS.find(([, pattern]) => fits(pattern, given))?.[0] ?? null;
}

export function isClientRoute(path: string): boolean {
  return clientRouteOf(path) !== null;
}

/** Parts of a query that say which part of a page opens. */
const PARTS = ['tab', 'mode', 'step'] as const;

/**
 * The name by which the server knows the page at an address before the client runs: `dashboard?tab=wallet`, else
 * `dashboard`. The most exact name that `known` has; null: none.
 */
export function pageNameOf(address: string, known: (name: string) => boolean): string | null {
  const [path = '', query = ''] = address.split('?', 2);
  const route = clientRouteOf(path);
  if (route === null) return null;
  const given = new URLSearchParams(query);
  const exact = PARTS.map((part) => `${route}?${part}=${given.get(part)}`).find(known);
  return exact ?? (known(route) ? route : null);
}
