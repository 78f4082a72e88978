import { Text, Timeline } from '@mantine/core';
import {
  IconAlertTriangle,
  IconClock,
  IconCreditCard,
  IconHammer,
  IconLink,
  IconRocket,
  IconWorldCheck,
  IconWorldOff,
  type Icon,
} from '@tabler/icons-react';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { courseOf, type CourseStep } from './course.rules.js';
import type { SiteTabProps } from './site/site-tab.js';

const ICONS: Readonly<Record<CourseStep['key'], Icon>> = {
  paid: IconCreditCard,
  building: IconHammer,
  next: IconHammer,
  failed: IconAlertTriangle,
  online: IconWorldCheck,
  connected: IconLink,
  live: IconRocket,
  scheduled: IconClock,
  suspended: IconWorldOff,
  offline: IconWorldOff,
};

/** The history of the site, with times, and the next step. */
export function SiteCourse({ site }: SiteTabProps) {
  const steps = courseOf(site);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Timeline active={done - 1} bulletSize={28} lineWidth={2}>
      {steps.map(({ key, title, at, note }) => {
        const Icon = ICONS[key];
        return (
          <Timeline.Item key={key} bullet={<Icon size={15} aria-hidden />} title={title}>
            <Text size="sm" c="dimmed">
              {at === null ? note : <JalaliDate value={at} time />}
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
