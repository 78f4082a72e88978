import { Text } from '@mantine/core';
import type { TaskService } from '#core/sites/service-tasks.js';
import { siteServicesMessages as texts } from './site-services.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import type { SiteTask } from './service-card.js';
import styles from './services.module.css';

interface ServiceTasksProps {
  readonly service: TaskService;
  readonly tasks: readonly SiteTask[];
}

/** The next task of a person for a service, and the reports on finished ones. */
export function ServiceTasks({ service, tasks }: ServiceTasksProps) {
  const own = tasks.filter((task) => task.service === service);
  const waiting = own.filter(({ endedAt }) => endedAt === null).reverse();
  const done = own.filter(({ status }) => status === 'done');
  return (
    <div className={styles.tasks}>
      {waiting.map((task) => (
        <Waiting key={task.id} task={task} />
      ))}
      {done.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {texts.reports}
          </Text>
          <ol className={styles.reports}>
            {done.map((task) => (
              <Report key={task.id} task={task} />
            ))}
          </ol>
        </>
      )}
      {done.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noReports}
        </Text>
      )}
    </div>
  );
}

function Waiting({ task: { service, status, dueAt } }: { readonly task: SiteTask }) {
  const at = new Date(dueAt);
  const due = service === 'rushDelivery' ? texts.rushDue(at) : texts.maintenanceDue(at);
  return (
    <Text size="sm">
      <b>{due}</b> · {at.getTime() < serverNow() ? texts.late : texts.statuses[status]}
    </Text>
  );
}

function Report({ task: { endedAt, minutes, note } }: { readonly task: SiteTask }) {
  return (
    <li>
      <Text size="sm" c="dimmed">
        {endedAt && <JalaliDate value={endedAt} />}
        {minutes !== null && ` · ${texts.spent(minutes)}`}
      </Text>
      <Text size="sm" className={styles.note}>
        {note}
      </Text>
    </li>
  );
}
