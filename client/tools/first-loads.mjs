/**
 * The modules that each kind of page loads before it is shown. The build groups modules into chunks by it (chunks.mjs),
 * fails where a budget is exceeded (budget.mjs), and names the files in the page, so that they are fetched at once.
 * A budget is about 1 % above what was measured, because the same source may make files of slightly different sizes on
 * another machine.
 */

/**
 * Small modules that pages load first and others later. They come with the frame: in the file of one kind of page they
 * would bring all of that file to the others.
 */
const SMALL = ['lib/live/after-press.ts', '../core/dates/week-days.ts'];
/** The modules of every page but the landing page. */
export const FRAME = ['app/start.tsx', 'app/root-layout.tsx', ...SMALL];
/** The modules of every page of a signed-in visitor. */
const ACCOUNT = [...FRAME, 'app/frame/account-actions.tsx'];
const SIGNED_IN = [...ACCOUNT, 'app/signed-in-only.tsx'];
const DASHBOARD = [...SIGNED_IN, 'routes/dashboard.tsx'];
const ADMIN = [...ACCOUNT, 'app/admin-only.tsx', 'routes/admin.tsx'];
const WIZARD = [...FRAME, 'routes/wizard.tsx'];
/** The modules that the bar above the steps loads at once; the studio has another one. */
const PROGRESS = ['wizard/shell/start-over', 'editor/studio/undo-buttons', 'wizard/shell/save-mark'].map(
  (name) => `features/${name}.tsx`,
);
const FIRST_STEP = [
  ...WIZARD,
  ...PROGRESS,
  'features/wizard/steps/site-type/site-type-step.tsx',
  'features/wizard/steps/site-type/import-design.tsx',
];

/** The dashboard's other tabs: the module, kB and scripts as below. */
const DASHBOARD_TABS = {
  wallet: ['wallet/wallet-tab', 402],
  invoices: ['invoices/invoices-tab', 364],
  receipts: ['receipts/receipts-tab', 363],
  profile: ['profile/profile-tab', 366],
};

/** The administration's other tabs; a tab of sections opens with the module that is named last. */
const ADMIN_TABS = {
  orders: ['orders/admin/orders-tab', 425, 13],
  sites: ['sites/admin/sites-tab', 403, undefined, 'sites/admin/site-list'],
  domains: ['domains/admin/domains-tab', 398],
  coupons: ['coupons/admin/coupons-tab', 400],
  invoices: ['invoices/admin/invoices-tab', 407],
  payments: ['payments/admin/payments-tab', 402],
  receipts: ['receipts/admin/receipts-tab', 397],
  wallets: ['wallet/admin/wallets-tab', 398],
  users: ['identity/admin/users-tab', 397],
  support: ['support/admin/support-tab', 411],
  emails: ['emails/admin/emails-tab', 397],
  settings: ['admin/settings/settings-tab', 406],
  stats: ['admin/stats/stats-tab', 396],
  'system-health': ['uptime/admin/health-tab', 397],
  tools: ['admin/tools-tab', 397],
  'api-keys': ['api-keys/admin/admin-keys-tab', 399],
  audit: ['admin/audit/audit-tab', 397],
};

function tabsOf(page, modules, tabs) {
  return Object.fromEntries(
    Object.entries(tabs).map(([tab, [file, kb, scripts, ...sections]]) => {
      const own = [file, ...sections].map((name) => `features/${name}.tsx`);
      return [`${page}-${tab}`, { kb, scripts, modules: [...modules, ...own], pages: [`${page}?tab=${tab}`] }];
    }),
  );
}

const dashboardTabs = tabsOf('dashboard', DASHBOARD, DASHBOARD_TABS);
const adminTabs = tabsOf('admin', ADMIN, ADMIN_TABS);

/** The pages of the profile behind its first one. */
const PROFILE = [...DASHBOARD, 'features/profile/profile-tab.tsx'];
const profilePages = {
  'profile-security': { kb: 371, modules: [...PROFILE, 'features/profile/security-page.tsx'], pages: [] },
  'profile-data': { kb: 362, modules: [...PROFILE, 'features/profile/data-page.tsx'], pages: [] },
};

/**
 * `modules`: those that are imported dynamically one after the other, relative to the client's folder; with the entry
 * and all that they import statically they are the first load. `kb`: how much JavaScript that may be, gzipped, in kB of
 * 1000 bytes; `scripts`: in how many files, `MOST_SCRIPTS` where it does not say. `pages`: which pages it is, as
 * `pageNameOf` of core/client-routes names them.
 */
export const FIRST_LOADS = {
  landing: { kb: 92, modules: ['open-landing.tsx'], pages: [] },
  account: { kb: 296, modules: [...FRAME, 'routes/auth.tsx'], pages: ['auth', 'login'] },
  public: {
    kb: 339,
    modules: [...FRAME, 'routes/support.tsx', 'routes/verify-receipt.tsx', 'routes/payment-callback.tsx'],
    pages: ['support', 'verifyReceipt', 'paymentCallback'],
  },
  header: { kb: 277, modules: [...ACCOUNT, 'app/frame/account-island.tsx'], pages: [] },
  wizard: { kb: 294, modules: FIRST_STEP, pages: ['wizard'] },
  // The wizard of a signed-in customer.
  opening: {
    kb: 324,
    modules: [
      ...FIRST_STEP,
      'app/frame/account-island.tsx',
      'features/wizard/shell/pending-edit-notice.tsx',
      'features/drafts/account/open-account.ts',
      'features/drafts/account/read-account.ts',
    ],
    pages: [],
  },
  studio: {
    kb: 437,
    modules: [
      ...WIZARD,
      'features/wizard/steps/design/design-step.tsx',
      'features/editor/studio/plain-studio.tsx',
      'features/editor/views/dynamic-view.tsx',
      'features/wizard/steps/branding/branding-step.tsx',
    ],
    pages: ['wizard?step=2', 'wizard?step=3'],
  },
  order: {
    kb: 468,
    modules: [
      ...WIZARD,
      ...PROGRESS,
      'features/wizard/steps/domain/domain-step.tsx',
      'features/wizard/steps/pricing/pricing-step.tsx',
      'features/wizard/steps/confirm/confirm-step.tsx',
      'features/drafts/draft/draft-schema.ts',
      'features/drafts/local/local-drafts.ts',
    ],
    pages: ['wizard?step=4', 'wizard?step=5', 'wizard?step=6'],
  },
  dashboard: { kb: 344, modules: DASHBOARD, pages: ['dashboard'] },
  ...dashboardTabs,
  ...profilePages,
  site: { kb: 295, modules: [...SIGNED_IN, 'routes/site.tsx'], pages: ['site'] },
  admin: { kb: 288, modules: [...ADMIN, 'features/admin/home/overview-tab.tsx'], pages: ['admin'] },
  ...adminTabs,
};

/**
 * Kinds that one visitor opens one after the other: what two of them load at first is one chunk for all of them.
 * Together they count as much as one other kind.
 */
export const FAMILIES = { tabs: Object.keys({ ...dashboardTabs, ...profilePages }), lists: Object.keys(adminTabs) };

/** Modules that are loaded together after the first load, by the name of the file that they share. */
export const LOADED_TOGETHER = {
  interview: [
    'features/editor/facts/interview/interview.tsx',
    'features/editor/facts/use-facts-in-draft.ts',
    'features/editor/facts/answer-fields.tsx',
    'features/editor/messages/questions.messages.ts',
  ],
  money: ['features/admin/home/money.tsx', '../core/dates/jalali-months.ts'],
  'site-tabs': [
    'features/sites/inbox/inbox-tab.tsx',
    'features/sites/visits/visits-tab.tsx',
    'features/sites/seo/seo-panel.tsx',
    'features/sites/releases-tab.tsx',
    'features/sites/backups/backups-tab.tsx',
    'features/sites/services/services-tab.tsx',
    'features/sites/billing/billing-tab.tsx',
    'features/sites/names-tab.tsx',
    'features/sites/export-tab.tsx',
  ],
};

/** How many files of JavaScript a first load may have. */
export const MOST_SCRIPTS = 12;

/** And of CSS: of the landing page, of the frame, and of the page. */
export const MOST_STYLES = 3;
