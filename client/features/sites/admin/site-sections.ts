/** The sections of the tab «سایت‌ها», in order. A new one is one row here and one text in admin-sites.messages. */
import { lazy, type ComponentType } from 'react';
import { adminSiteMessages } from './admin-sites.messages.js';

export interface SiteSection {
  /** The value of `?section=`. */
  readonly key: string;
  readonly label: string;
  readonly Panel: ComponentType;
}

const { sections: labels } = adminSiteMessages;

function section(key: keyof typeof labels, load: () => Promise<ComponentType>): SiteSection {
  return { key, label: labels[key], Panel: lazy(async () => ({ default: await load() })) };
}

export const SITE_SECTIONS: readonly SiteSection[] = [
  section('list', async () => (await import('./site-list.js')).SiteList),
  section('registrations', async () => (await import('./registration-tasks.js')).RegistrationTasks),
  section('expiring', async () => (await import('./expiring-names.js')).ExpiringNames),
  section('services', async () => (await import('./services/service-tasks.js')).ServiceTasks),
  section('labels', async () => (await import('./wished-labels.js')).WishedLabels),
  section('reports', async () => (await import('./report-list.js')).ReportList),
];
