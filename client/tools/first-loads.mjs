/**
 * What each kind of page loads before it is shown. The build groups modules into chunks by it (chunks.mjs) and fails
 * where a budget is exceeded (budget.mjs).
 */

/** Of every page but the landing page. */
const FRAME = ['app/start.tsx', 'app/root-layout.tsx'];
const SIGNED_IN = [...FRAME, 'app/signed-in-only.tsx'];
const WIZARD = [...FRAME, 'routes/wizard.tsx'];

/**
 * `modules`: those that are imported dynamically one after the other, relative to the client's folder; with the entry
 * and all that they import statically they are the first load. `kb`: how much JavaScript that may be, gzipped, in kB of
 * 1000 bytes.
 */
export const FIRST_LOADS = {
  landing: { kb: 95, modules: ['open-landing.tsx'] },
  account: { kb: 350, modules: [...FRAME, 'routes/auth.tsx'] },
  public: {
    kb: 360,
    modules: [...FRAME, 'routes/support.tsx', 'routes/verify-receipt.tsx', 'routes/payment-callback.tsx'],
  },
  wizard: { kb: 270, modules: [...WIZARD, 'features/wizard/steps/site-type/site-type-step.tsx'] },
  studio: {
    kb: 415,
    modules: [
      ...WIZARD,
      'features/wizard/steps/design/design-step.tsx',
      'features/wizard/studio/plain-studio.tsx',
      'features/wizard/steps/design/dynamic-view.tsx',
      'features/wizard/steps/branding/branding-step.tsx',
    ],
  },
  order: {
    kb: 420,
    modules: [
      ...WIZARD,
      'features/wizard/steps/domain/domain-step.tsx',
      'features/wizard/steps/pricing/pricing-step.tsx',
      'features/wizard/steps/confirm/confirm-step.tsx',
    ],
  },
  dashboard: { kb: 435, modules: [...SIGNED_IN, 'routes/dashboard.tsx'] },
  site: { kb: 455, modules: [...SIGNED_IN, 'routes/site.tsx'] },
  admin: {
    kb: 360,
    modules: [...FRAME, 'app/admin-only.tsx', 'routes/admin.tsx', 'features/admin/overview/overview-tab.tsx'],
  },
};

/** How many files of JavaScript one first load may have. */
export const MOST_FILES = 20;
