import { Container, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WEBHOOKS_PARTS, type WebhooksPart } from '#core/client-links.js';
import { EventsList } from '#client/features/account-events/index.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { PartsLine } from '#client/ui/frame/parts-line.js';
import { accountWebhooksMessages } from './account-webhooks.messages.js';
import { SiteWebhooks } from './site-webhooks.js';
import { WebhookList } from './webhook-list.js';

const { page: texts } = accountWebhooksMessages;

const PARTS = WEBHOOKS_PARTS.map((part) => ({ value: part, label: texts[part] }));

const PANELS: Readonly<Record<WebhooksPart, ComponentType>> = {
  webhooks: WebhookList,
  sites: SiteWebhooks,
  events: EventsList,
};

/**
 * `/dashboard/webhooks`: the programs to which the events of the account are posted; `?list=sites` shows those of the
 * sites, and `?list=events` the log of the account.
 */
export function WebhooksPage() {
  const [params, setParams] = useSearchParams();
  const part = WEBHOOKS_PARTS.find((each) => each === params.get('list')) ?? 'webhooks';
  const Panel = PANELS[part];
  return (
    <Container py="xl">
      <PageTitle title={texts.title} text={texts.text} />
      <Stack gap="lg">
        <PartsLine
          label={texts.parts}
          value={part}
          parts={PARTS}
          onChange={(chosen) => setParams(chosen === 'webhooks' ? {} : { list: chosen }, { preventScrollReset: true })}
        />
        <Panel />
      </Stack>
    </Container>
  );
}
