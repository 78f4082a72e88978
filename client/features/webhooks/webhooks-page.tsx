import { Container, SegmentedControl, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { WEBHOOKS_PARTS } from '#core/client-links.js';
import { EventsList } from '#client/features/account-events/index.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { accountWebhooksMessages } from './account-webhooks.messages.js';
import { WebhookList } from './webhook-list.js';

const { page: texts } = accountWebhooksMessages;

const PARTS = WEBHOOKS_PARTS.map((part) => ({ value: part, label: texts[part] }));

/** `/dashboard/webhooks`: the programs to which the events of the account are posted; `?list=events` shows its log. */
export function WebhooksPage() {
  const [params, setParams] = useSearchParams();
  const part = params.get('list') === 'events' ? 'events' : 'webhooks';
  return (
    <Container size={860} py="xl">
      <PageTitle title={texts.title} text={texts.text} />
      <Stack gap="lg">
        <SegmentedControl
          aria-label={texts.parts}
          size="md"
          value={part}
          data={PARTS}
          onChange={(chosen) => setParams(chosen === 'events' ? { list: 'events' } : {}, { preventScrollReset: true })}
        />
        {part === 'webhooks' ? <WebhookList /> : <EventsList />}
      </Stack>
    </Container>
  );
}
