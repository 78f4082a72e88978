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
  dashboard: 'dashboard',
  notifications: 'dashboard/notifications',
  site: 'dashboard/sites/:id',
  siteDesign: 'dashboard/sites/:id/design',
  admin: 'admin',
  adminUser: 'admin/users/:id',
} as const;

const PATTERNS: readonly (readonly string[])[] = Object.values(CLIENT_ROUTES).map(segmentsOf);

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

/** Whether the client has a page at this path, read as its router does: in any case, with or without a last slash. */
export function isClientRoute(path: string): boolean {
  const given = segmentsOf(path.toLowerCase());
  return PATTERNS.some((pattern) => fits(pattern, given));
}
