import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { webhooksLink } from '#core/client-links.js';
import { profileMessages } from './profile.messages.js';

const { webhooks: texts } = profileMessages;

/** The way to the page of the account's webhooks and events. */
export function WebhooksCard() {
  return (
    <Card component="section" aria-labelledby="account-webhooks-title">
      <Title order={2} fz={17} mb="xs" id="account-webhooks-title">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {texts.text}
      </Text>
      <Group gap="xs">
        <Button component={Link} to={webhooksLink()} variant="default">
          {texts.webhooks}
        </Button>
        <Button component={Link} to={webhooksLink('events')} variant="default">
          {texts.events}
        </Button>
      </Group>
    </Card>
  );
}
