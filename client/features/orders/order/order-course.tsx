import { Stack, Text, Timeline, Title } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import type { OrderDetailsQuery } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { useNamed } from '#client/lib/platform-state.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';

const { dialog: texts } = orderMessages;
type Details = OrderDetailsQuery['order'];

/** How far the order has come, and every change of its status. */
export function OrderCourse({ order }: { readonly order: Pick<Details, 'progress' | 'history'> }) {
  const named = useNamed();
  return (
    <Stack gap="xl">
      <Steps steps={order.progress.steps} />
      <section aria-labelledby="order-history">
        <Title order={3} id="order-history" fz={16} mb="sm">
          {texts.history}
        </Title>
        <Stack component="ol" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
          {order.history.map((change) => (
            <Text component="li" size="sm" key={change.id}>
              {stepOf(change)}
              <Text span c="dimmed" size="sm">
                {' · '}
                <JalaliDate value={change.at} time />
                {change.viaKey !== null && ` · ${texts.byKey(change.viaKey)}`}
                {change.fromStatus !== null && ` · ${change.actorName ?? named(texts.byUs)}`}
              </Text>
            </Text>
          ))}
        </Stack>
      </section>
    </Stack>
  );
}

function stepOf({ fromStatus, toStatus, fromDomain, toDomain }: Details['history'][number]): string {
  if (fromDomain !== null && toDomain !== null) return orderMessages.changeDomain.history(fromDomain, toDomain);
  return fromStatus === null ? texts.created : statusLabels[toStatus];
}

function Steps({ steps }: { readonly steps: Details['progress']['steps'] }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <section aria-labelledby="order-steps">
      <Title order={3} id="order-steps" fz={16} mb="md">
        {texts.steps}
      </Title>
      <Timeline active={done - 1} bulletSize={26} lineWidth={2}>
        {steps.map((step) => (
          <Timeline.Item
            key={step.key}
            title={step.title}
            bullet={step.done ? <IconCheck size={15} aria-hidden /> : <IconClock size={15} aria-hidden />}
          >
            <Text size="sm" c="dimmed">
              {step.at ? <JalaliDate value={step.at} time /> : texts.notYet}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
