import { siteLink } from '#core/client-links.js';
import type { TaskService } from '#core/sites/service-tasks.js';
import { notification } from '#features/notifications/index.js';
import { SERVICE_TASK_TEXTS } from './service-tasks.messages.js';

interface Done {
  readonly siteId: string;
  readonly service: TaskService;
  readonly address: string;
  readonly report: { readonly minutes: number; readonly note: string };
}

/** A service of a site was carried out. */
export const SERVICE_TASK_DONE = notification({
  type: 'site_service_report',
  audience: 'customer',
  words: ({ service, address, report }: Done) => SERVICE_TASK_TEXTS.done(service, address, report),
  link: ({ siteId }) => siteLink(siteId, 'services'),
  mail: 'same',
});
