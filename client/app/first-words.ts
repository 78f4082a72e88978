/**
 * The heading and the sentence of pages, which the server draws into them: they can be read before any script has run.
 * By the names of `pageNameOf` (core/client-routes). The sentence is the page's description for search engines, too.
 */
import { wizardMessages } from '#client/features/wizard/index.js';
import { adminLeads } from '#client/lib/messages/admin/admin-leads.messages.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { dashboard } from '#client/lib/messages/dashboard.messages.js';
import { legalMessages } from '#client/lib/messages/legal.messages.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { notificationMenu, notificationsPage } from '#client/lib/messages/notification.messages.js';
import { reportMessages } from '#client/lib/messages/sites/report.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { uptimeMessages } from '#client/lib/messages/uptime.messages.js';
import type { FirstWords } from '#client/ui/frame/boot-screen.js';

type Named = readonly (readonly [name: string, words: FirstWords])[];

const pick = ({ title, text = null }: { readonly title: string; readonly text?: string | null }): FirstWords => ({
  title,
  text,
});

const steps: Named = wizardMessages.steps.map((step, index) => [`wizard?step=${index + 1}`, pick(step)] as const);
/** Steps 2 and 3 fill the window: their heading is for screen readers alone. */
const STUDIO: ReadonlySet<string> = new Set(['wizard?step=2', 'wizard?step=3']);

const ADMIN_TABS = Object.keys(adminMessages.tabs) as (keyof typeof adminMessages.tabs)[];

const wordsOf = (tab: keyof typeof adminMessages.tabs): FirstWords => ({
  title: adminMessages.tabs[tab],
  text: adminLeads[tab],
});

const adminTabs: Named = ADMIN_TABS.map((tab) => [`admin?tab=${tab}`, wordsOf(tab)] as const);

const welcome: FirstWords = { title: dashboard.welcomePlain, text: dashboard.lead };

const dashboardTabs: Named = ['orders', 'wallet', 'invoices', 'receipts', 'profile'].map(
  (tab) => [`dashboard?tab=${tab}`, welcome] as const,
);

const legal = (kind: keyof typeof legalMessages.pages): FirstWords => ({
  title: legalMessages.pages[kind].title,
  text: legalMessages.pages[kind].lead,
});

export const FIRST_WORDS: Readonly<Record<string, FirstWords>> = {
  ...Object.fromEntries(steps.filter(([name]) => !STUDIO.has(name))),
  ...Object.fromEntries(adminTabs),
  ...Object.fromEntries(dashboardTabs),
  ...(wizardMessages.steps[0] && { wizard: pick(wizardMessages.steps[0]) }),
  auth: pick(identity.signIn),
  login: pick(identity.signIn),
  'auth?mode=signup': pick(identity.signUp),
  forgotPassword: pick(recovery.forgot),
  support: { title: supportMessages.title, text: supportMessages.lead },
  report: { title: reportMessages.title, text: reportMessages.lead },
  status: { title: uptimeMessages.title, text: uptimeMessages.lead },
  terms: legal('terms'),
  privacy: legal('privacy'),
  moneyBack: legal('money_back'),
  dashboard: welcome,
  site: pick(sitePageMessages),
  notifications: { title: notificationMenu.title, text: notificationsPage.lead },
  admin: wordsOf('overview'),
};
