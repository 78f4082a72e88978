/** The tabs of a site's page, in order. A new tab is one row here and one text in site-page.messages. */
import {
  IconDatabase,
  IconChartBar,
  IconDownload,
  IconFileInvoice,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconSearch,
  IconTools,
  IconWorld,
  IconWorldWww,
} from '@tabler/icons-react';
import { lazy, type ComponentType } from 'react';
import type { SiteTabName } from '#core/client-links.js';
import type { SitePageFieldsFragment } from '#client/gql/graphql.js';
import { registrationMessages } from './registration/registration.messages.js';
import { siteBackupsMessages } from './backups/site-backups.messages.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { siteServicesMessages } from './services/site-services.messages.js';
import { siteVisitsMessages } from './visits/site-visits.messages.js';
import { seoMessages } from './seo/site-seo.messages.js';
import { OverviewTab } from './overview-tab.js';
import type { SiteTabProps } from './site/site-tab.js';

export interface SiteTab {
  /** The value of `?tab=`. */
  readonly key: SiteTabName;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly Panel: ComponentType<SiteTabProps>;
  /** It shows what is the viewer's own; an administrator at another's site would find nothing in it. */
  readonly isForOwner?: boolean;
  /** How much in it is new, and what that is called. */
  readonly count?: { readonly of: (site: SitePageFieldsFragment) => number; readonly label: (n: number) => string };
}

const { tabs: labels } = sitePageMessages;

/** A panel whose code is loaded when its tab is first opened. */
function later(load: () => Promise<ComponentType<SiteTabProps>>): SiteTab['Panel'] {
  return lazy(async () => ({ default: await load() }));
}

export const SITE_TABS: readonly SiteTab[] = [
  { key: 'overview', label: labels.overview, Icon: IconLayoutDashboard, Panel: OverviewTab },
  {
    key: 'messages',
    label: siteInboxMessages.tab,
    Icon: IconMail,
    Panel: later(async () => (await import('./inbox/inbox-tab.js')).InboxTab),
    count: { of: ({ unreadMessages }) => unreadMessages, label: siteInboxMessages.unread },
  },
  {
    key: 'visits',
    label: siteVisitsMessages.tab,
    Icon: IconChartBar,
    Panel: later(async () => (await import('./visits/visits-tab.js')).VisitsTab),
  },
  {
    key: 'seo',
    label: seoMessages.tab,
    Icon: IconSearch,
    Panel: later(async () => (await import('./seo/seo-panel.js')).SeoPanel),
  },
  {
    key: 'releases',
    label: labels.releases,
    Icon: IconHistory,
    Panel: later(async () => (await import('./releases-tab.js')).ReleasesTab),
  },
  {
    key: 'backups',
    label: siteBackupsMessages.tab,
    Icon: IconDatabase,
    Panel: later(async () => (await import('./backups/backups-tab.js')).BackupsTab),
  },
  {
    key: 'services',
    label: siteServicesMessages.tab,
    Icon: IconTools,
    Panel: later(async () => (await import('./services/services-tab.js')).ServicesTab),
  },
  {
    key: 'billing',
    label: labels.billing,
    Icon: IconFileInvoice,
    Panel: later(async () => (await import('./billing/billing-tab.js')).BillingTab),
  },
  {
    key: 'domains',
    label: siteDomainsMessages.tab,
    Icon: IconWorld,
    Panel: later(async () => (await import('./domains/domains-tab.js')).DomainsTab),
  },
  {
    key: 'registration',
    label: registrationMessages.tab,
    Icon: IconWorldWww,
    Panel: later(async () => (await import('./registration/registration-tab.js')).RegistrationTab),
    isForOwner: true,
  },
  {
    key: 'export',
    label: labels.export,
    Icon: IconDownload,
    Panel: later(async () => (await import('./export-tab.js')).ExportTab),
  },
];

/** The tabs of a viewer, who is the owner or an administrator. */
export function tabsOf({ isOwner }: { readonly isOwner: boolean }): readonly SiteTab[] {
  return SITE_TABS.filter(({ isForOwner = false }) => isOwner || !isForOwner);
}
