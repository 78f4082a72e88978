import { createBrowserRouter, Navigate, redirect, type RouteObject } from 'react-router-dom';
import { CLIENT_ROUTES } from '#core/client-routes.js';
import { BootScreen } from '#client/ui/frame/boot-screen.js';
import { RootError } from './root-error.js';

/** The documents' other address of the same page; the gateway's query goes with it. */
function toWalletCallback(url: string): string {
  return `/wallet/payment/callback${new URL(url).search}`;
}

/**
 * Every route is lazy and exports `Component`; all but the landing page are inside the layout with header, footer and
 * providers. The first visit to `/` does not load this file (see main.tsx): it has no router, Mantine or Apollo.
 */
export const routes: RouteObject[] = [
  {
    errorElement: <RootError />,
    hydrateFallbackElement: <BootScreen />,
    children: [
      { path: '/', lazy: () => import('#client/routes/landing.js') },
      {
        lazy: () => import('./root-layout.js'),
        children: [
          { path: CLIENT_ROUTES.wizard, lazy: () => import('#client/routes/wizard.js') },
          { path: CLIENT_ROUTES.auth, lazy: () => import('#client/routes/auth.js') },
          { path: CLIENT_ROUTES.login, element: <Navigate to="/auth" replace /> },
          { path: CLIENT_ROUTES.magicLink, lazy: () => import('#client/routes/magic-link.js') },
          { path: CLIENT_ROUTES.forgotPassword, lazy: () => import('#client/routes/forgot-password.js') },
          { path: CLIENT_ROUTES.resetPassword, lazy: () => import('#client/routes/reset-password.js') },
          { path: CLIENT_ROUTES.oauthCallback, lazy: () => import('#client/routes/oauth-callback.js') },
          { path: CLIENT_ROUTES.verifyEmail, lazy: () => import('#client/routes/verify-email.js') },
          { path: CLIENT_ROUTES.support, lazy: () => import('#client/routes/support.js') },
          { path: CLIENT_ROUTES.report, lazy: () => import('#client/routes/report.js') },
          { path: CLIENT_ROUTES.status, lazy: () => import('#client/routes/status.js') },
          { path: CLIENT_ROUTES.terms, lazy: () => import('#client/routes/terms.js') },
          { path: CLIENT_ROUTES.privacy, lazy: () => import('#client/routes/privacy.js') },
          { path: CLIENT_ROUTES.moneyBack, lazy: () => import('#client/routes/money-back.js') },
          { path: CLIENT_ROUTES.debug, lazy: () => import('#client/routes/debug.js') },
          { path: CLIENT_ROUTES.verifyReceipt, lazy: () => import('#client/routes/verify-receipt.js') },
          { path: CLIENT_ROUTES.verifyInvoice, lazy: () => import('#client/routes/verify-invoice.js') },
          { path: CLIENT_ROUTES.verifyCreditNote, lazy: () => import('#client/routes/verify-credit-note.js') },
          { path: CLIENT_ROUTES.paymentCallback, lazy: () => import('#client/routes/payment-callback.js') },
          {
            path: CLIENT_ROUTES.walletPaymentCallback,
            lazy: () => import('#client/routes/wallet-payment-callback.js'),
          },
          {
            path: CLIENT_ROUTES.documentedWalletCallback,
            loader: ({ request }) => redirect(toWalletCallback(request.url)),
          },
          {
            lazy: () => import('./signed-in-only.js'),
            children: [
              { path: CLIENT_ROUTES.dashboard, lazy: () => import('#client/routes/dashboard.js') },
              { path: CLIENT_ROUTES.notifications, lazy: () => import('#client/routes/notifications.js') },
              { path: CLIENT_ROUTES.webhooks, lazy: () => import('#client/routes/webhooks.js') },
              { path: CLIENT_ROUTES.site, lazy: () => import('#client/routes/site.js') },
              { path: CLIENT_ROUTES.siteDesign, lazy: () => import('#client/routes/site-design.js') },
            ],
          },
          {
            lazy: () => import('./admin-only.js'),
            children: [
              { path: CLIENT_ROUTES.admin, lazy: () => import('#client/routes/admin.js') },
              { path: CLIENT_ROUTES.adminUser, lazy: () => import('#client/routes/admin-user.js') },
            ],
          },
          { path: '*', lazy: () => import('#client/routes/not-found.js') },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
