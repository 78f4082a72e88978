import { Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconExternalLink, IconMail, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SiteCardFragment } from '../../../gql/graphql.js';
import { siteInboxMessages } from '../../../lib/messages/sites/site-inbox.messages.js';
import { siteMessages as texts } from '../../../lib/messages/sites/site.messages.js';
import { DownloadRelease } from './download-release.js';
import { Address } from './site-notice.js';

/** The sites that are or will be open to visitors, above the orders they came from. Nothing where there is none. */
export function SiteCards({ sites }: { readonly sites: readonly SiteCardFragment[] }) {
  const shown = sites.filter(({ status }) => status !== 'offline');
  if (shown.length === 0) return null;
  return (
    <SimpleGrid
      component="ul"
      aria-label={texts.listLabel}
      cols={{ base: 1, sm: 2 }}
      spacing="md"
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
    >
      {shown.map((site) => (
        <SiteCard key={site.id} site={site} />
      ))}
    </SimpleGrid>
  );
}

function SiteCard({ site }: { readonly site: SiteCardFragment }) {
  return (
    <Card component="li" data-status={site.status}>
      <Title order={2} fz={16}>
        <bdi>{site.title}</bdi>
      </Title>
      <Text size="sm" c="dimmed" my={4}>
        {texts.states[site.status]}
      </Text>
      <Address site={site} />
      <Group gap="xs" mt="sm">
        {site.unreadMessages > 0 && <UnreadLink site={site} />}
        {site.status === 'online' && (
          <Button
            component="a"
            href={site.openUrl}
            target="_blank"
            rel="noreferrer"
            size="compact-md"
            leftSection={<IconExternalLink size={17} />}
            aria-label={`${texts.open}: ${site.title}`}
          >
            {texts.open}
          </Button>
        )}
        <Button
          component={Link}
          to={`/dashboard/sites/${site.id}`}
          variant="default"
          size="compact-md"
          leftSection={<IconSettings size={17} />}
          aria-label={`${texts.manage}: ${site.title}`}
        >
          {texts.manage}
        </Button>
        {site.liveReleaseId && <DownloadRelease siteId={site.id} releaseId={site.liveReleaseId} of={site.title} />}
      </Group>
    </Card>
  );
}

/** What visitors have sent and nobody has read. */
function UnreadLink({ site: { id, title, unreadMessages } }: { readonly site: SiteCardFragment }) {
  const words = siteInboxMessages.open(unreadMessages);
  return (
    <Button
      component={Link}
      to={`/dashboard/sites/${id}?tab=messages`}
      variant="light"
      size="compact-md"
      leftSection={<IconMail size={17} />}
      aria-label={`${words}: ${title}`}
    >
      {words}
    </Button>
  );
}
