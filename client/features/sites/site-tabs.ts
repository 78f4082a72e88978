/** The tabs of a site's page with their parts, in order. A new part is one row here, and its name in client-links. */
import { IconChartBar, IconHistory, IconLayoutDashboard, IconMail, IconWorld } from '@tabler/icons-react';
import { lazy, type ComponentType } from 'react';
import type { SiteTabName } from '#core/client-links.js';
import type { SitePageFieldsFragment } from '#client/gql/graphql.js';
import { siteBackupsMessages } from './backups/site-backups.messages.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { siteServicesMessages } from './services/site-services.messages.js';
import { siteVisitsMessages } from './visits/site-visits.messages.js';
import { seoMessages } from './seo/site-seo.messages.js';
import { OverviewTab } from './overview-tab.js';
import type { SiteTabProps } from './site/site-tab.js';

export interface SitePart {
  /** The value of `?tab=`. */
  readonly key: SiteTabName;
  readonly label: string;
  readonly Panel: ComponentType<SiteTabProps>;
  /** Other values of `?tab=` that open it. */
  readonly alsoKnownAs?: readonly SiteTabName[];
}

export interface SiteTab {
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  /** The first is open when the tab is. */
  readonly parts: readonly [SitePart, ...SitePart[]];
  /** How much in it is new, and what that is called. */
  readonly count?: { readonly of: (site: SitePageFieldsFragment) => number; readonly label: (n: number) => string };
}

const { tabs: labels } = sitePageMessages;

/** A panel whose code is loaded when its part is first opened. */
function later(load: () => Promise<ComponentType<SiteTabProps>>): SitePart['Panel'] {
  return lazy(async () => ({ default: await load() }));
}

export const SITE_TABS: readonly [SiteTab, ...SiteTab[]] = [
  {
    label: labels.overview,
    Icon: IconLayoutDashboard,
    parts: [{ key: 'overview', label: labels.overview, Panel: OverviewTab }],
  },
  {
    label: siteInboxMessages.tab,
    Icon: IconMail,
    parts: [
      {
        key: 'messages',
        label: siteInboxMessages.tab,
        Panel: later(async () => (await import('./inbox/inbox-tab.js')).InboxTab),
      },
    ],
    count: { of: ({ unreadMessages }) => unreadMessages, label: siteInboxMessages.unread },
  },
  {
    label: labels.visitsAndSearch,
    Icon: IconChartBar,
    parts: [
      {
        key: 'visits',
        label: siteVisitsMessages.tab,
        Panel: later(async () => (await import('./visits/visits-tab.js')).VisitsTab),
      },
      { key: 'seo', label: seoMessages.tab, Panel: later(async () => (await import('./seo/seo-panel.js')).SeoPanel) },
    ],
  },
  {
    label: labels.releasesAndBackups,
    Icon: IconHistory,
    parts: [
      {
        key: 'releases',
        label: labels.releases,
        Panel: later(async () => (await import('./releases-tab.js')).ReleasesTab),
      },
      {
        key: 'backups',
        label: siteBackupsMessages.tab,
        Panel: later(async () => (await import('./backups/backups-tab.js')).BackupsTab),
      },
      { key: 'export', label: labels.export, Panel: later(async () => (await import('./export-tab.js')).ExportTab) },
    ],
  },
  {
    label: labels.domainsAndServices,
    Icon: IconWorld,
    parts: [
      {
        key: 'domains',
        label: siteDomainsMessages.tab,
        Panel: later(async () => (await import('./names-tab.js')).NamesTab),
        alsoKnownAs: ['registration'],
      },
      {
        key: 'services',
        label: siteServicesMessages.tab,
        Panel: later(async () => (await import('./services/services-tab.js')).ServicesTab),
      },
      {
        key: 'billing',
        label: labels.billing,
        Panel: later(async () => (await import('./billing/billing-tab.js')).BillingTab),
      },
    ],
  },
];

/** The names by which `?tab=` opens a part. */
export function namesOf({ key, alsoKnownAs = [] }: SitePart): readonly SiteTabName[] {
  return [key, ...alsoKnownAs];
}

/** The part that `?tab=` opens; undefined where there is none of that name. */
export function partNamed(name: string | null): SitePart | undefined {
  return SITE_TABS.flatMap(({ parts }) => parts).find((part) => namesOf(part).some((each) => each === name));
}

/** The tab that a part is in. */
export function tabOf(part: SitePart): SiteTab {
  return SITE_TABS.find(({ parts }) => parts.includes(part)) ?? SITE_TABS[0];
}
