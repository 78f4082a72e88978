/** The notifications about the platform's own health. */
import { adminLink } from '#core/client-links.js';
import { HEALTH_TEXTS, healthFaultText, type HealthCheckName, type HealthFault } from '#core/health.js';
import { notification } from '#features/notifications/index.js';
import { HEALTH_NOTICES } from './health.messages.js';

interface Fault {
  readonly check: HealthCheckName;
  readonly fault: HealthFault | null;
}

interface Healed {
  readonly check: HealthCheckName;
  readonly since: Date;
  readonly until: Date;
}

const toHealth = (): string => adminLink('system-health');

export const HEALTH_NOTIFICATIONS = {
  fault: notification({
    type: 'system_fault',
    audience: 'administrators',
    words: ({ check, fault }: Fault) => {
      const title = HEALTH_NOTICES.bad(HEALTH_TEXTS[check].title);
      return { title, message: healthFaultText(check, fault) ?? title };
    },
    link: toHealth,
    mail: 'same',
  }),
  healed: notification({
    type: 'system_healed',
    audience: 'administrators',
    words: ({ check, since, until }: Healed) => {
      const name = HEALTH_TEXTS[check].title;
      return { title: HEALTH_NOTICES.well(name), message: HEALTH_NOTICES.wellText(name, since, until) };
    },
    link: toHealth,
    mail: 'same',
  }),
} as const;
