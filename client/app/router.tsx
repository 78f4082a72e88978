import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { BootScreen } from './boot-screen.js';
import { RootError } from './root-error.js';

/**
 * Every route is lazy and exports `Component`; all but the landing page stand inside the layout with header,
 * footer and providers. The first visit to `/` never comes here (see main.tsx): it carries no router, Mantine or
 * Apollo.
 */
export const routes: RouteObject[] = [
  {
    errorElement: <RootError />,
    hydrateFallbackElement: <BootScreen />,
    children: [
      { path: '/', lazy: () => import('../routes/landing.js') },
      {
        lazy: () => import('./root-layout.js'),
        children: [
          { path: 'wizard', lazy: () => import('../routes/wizard.js') },
          { path: 'auth', lazy: () => import('../routes/auth.js') },
          { path: 'auth/login', element: <Navigate to="/auth" replace /> },
          { path: 'auth/magic-link', lazy: () => import('../routes/magic-link.js') },
          { path: 'forgot-password', lazy: () => import('../routes/forgot-password.js') },
          { path: 'reset-password', lazy: () => import('../routes/reset-password.js') },
          { path: 'auth/oauth/callback/:provider?', lazy: () => import('../routes/oauth-callback.js') },
          { path: 'verify-email', lazy: () => import('../routes/verify-email.js') },
          { path: 'support', lazy: () => import('../routes/support.js') },
          { path: 'debug', lazy: () => import('../routes/debug.js') },
          { path: 'receipts/verify/:code', lazy: () => import('../routes/verify-receipt.js') },
          { path: 'invoices/verify/:code', lazy: () => import('../routes/verify-invoice.js') },
          { path: 'payment/callback', lazy: () => import('../routes/payment-callback.js') },
          { path: 'wallet/payment/callback', lazy: () => import('../routes/wallet-payment-callback.js') },
          {
            lazy: () => import('./signed-in-only.js'),
            children: [{ path: 'dashboard', lazy: () => import('../routes/dashboard.js') }],
          },
          {
            lazy: () => import('./admin-only.js'),
            children: [{ path: 'admin', lazy: () => import('../routes/admin.js') }],
          },
          { path: '*', lazy: () => import('../routes/not-found.js') },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
