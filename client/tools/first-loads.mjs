/**
 * What each kind of page loads before it is shown. The build groups modules into chunks by it (chunks.mjs) and fails
 * where a budget is exceeded (budget.mjs).
 */

/** Of every page but the landing page. */
export const FRAME = ['app/start.tsx', 'app/root-layout.tsx'];
/** Of every page of a signed-in visitor. */
const ACCOUNT = [...FRAME, 'app/frame/account-actions.tsx'];
const SIGNED_IN = [...ACCOUNT, 'app/signed-in-only.tsx'];
const WIZARD = [...FRAME, 'routes/wizard.tsx'];
/** What the bar above the steps loads at once; the studio has another one. */
const PROGRESS = ['start-over', 'undo-buttons', 'save-mark'].map((name) => `features/wizard/shell/${name}.tsx`);
const FIRST_STEP = [
  ...WIZARD,
  ...PROGRESS,
  'features/wizard/steps/site-type/site-type-step.tsx',
  'features/wizard/steps/site-type/import-design.tsx',
];

/**
 * `modules`: those that are imported dynamically one after the other, relative to the client's folder; with the entry
 * and all that they import statically they are the first load. `kb`: how much JavaScript that may be, gzipped, in kB of
 * 1000 bytes.
 */
export const FIRST_LOADS = {
  landing: { kb: 90, modules: ['open-landing.tsx'] },
  account: { kb: 350, modules: [...FRAME, 'routes/auth.tsx'] },
  public: {
    kb: 360,
    modules: [...FRAME, 'routes/support.tsx', 'routes/verify-receipt.tsx', 'routes/payment-callback.tsx'],
  },
  header: { kb: 300, modules: [...ACCOUNT, 'app/frame/account-island.tsx'] },
  wizard: { kb: 270, modules: FIRST_STEP },
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
      ...PROGRESS,
      'features/wizard/steps/domain/domain-step.tsx',
      'features/wizard/steps/pricing/pricing-step.tsx',
      'features/wizard/steps/confirm/confirm-step.tsx',
      'features/wizard/state/drafts/draft-schema.ts',
      'features/wizard/state/drafts/local/local-drafts.ts',
    ],
  },
  dashboard: { kb: 435, modules: [...SIGNED_IN, 'routes/dashboard.tsx'] },
  site: { kb: 455, modules: [...SIGNED_IN, 'routes/site.tsx'] },
  admin: {
    kb: 360,
    modules: [...ACCOUNT, 'app/admin-only.tsx', 'routes/admin.tsx', 'features/admin/overview/overview-tab.tsx'],
  },
};

/** Modules that are loaded together after the first load, by the name of the file that they share. */
export const LOADED_TOGETHER = {
  'account-draft': [
    'features/wizard/shell/pending-edit-notice.tsx',
    'features/wizard/state/drafts/account/account-draft.ts',
    'features/wizard/state/drafts/account/open-account.ts',
  ],
};

/** How many files of JavaScript one first load may have. */
export const MOST_SCRIPTS = 13;

/** And of CSS: of the landing page, of the frame, and of the page. */
export const MOST_STYLES = 3;
