import { Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconDownload, IconExternalLink, IconMail, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SiteCardFragment } from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { siteMessages as texts } from '#client/lib/messages/sites/site.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { DownloadRelease } from './download-release.js';
import { Address } from './site-notice.js';

const { kept } = sitePageMessages;

interface SiteCardsProps {
  readonly sites: readonly SiteCardFragment[];
  /** Reads those that are not among `sites`; null where there are none. */
  readonly onShowAll: (() => void) | null;
}

/** The sites of the viewer, above the orders they came from; nothing where there is none. Closed ones are last. */
export function SiteCards({ sites, onShowAll }: SiteCardsProps) {
  const closed = sites.filter(canOnlyBeExported);
  const shown = [...sites.filter(({ status }) => status !== 'offline'), ...closed];
  if (shown.length === 0 && !onShowAll) return null;
  return (
    <div>
      {shown.length > 0 && <CardList sites={shown} />}
      {onShowAll && (
        <Button variant="subtle" size="compact-md" mt="sm" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      )}
    </div>
  );
}

/** Its files are kept for a while; once they are deleted, its order is all that is listed. */
function canOnlyBeExported({ status, keptUntil, liveReleaseId }: SiteCardFragment): boolean {
  return status === 'offline' && keptUntil !== null && liveReleaseId !== null;
}

function CardList({ sites }: Pick<SiteCardsProps, 'sites'>) {
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
      {sites.map((site) =>
        site.status === 'offline' ? <ClosedCard key={site.id} site={site} /> : <SiteCard key={site.id} site={site} />,
      )}
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

/** A closed site, until its files are deleted. */
function ClosedCard({ site }: { readonly site: SiteCardFragment }) {
  const { id, title, status, keptUntil } = site;
  return (
    <Card component="li" data-status={status}>
      <Title order={2} fz={16} c="dimmed">
        <bdi>{title}</bdi>
      </Title>
      <Text size="sm" c="dimmed" my={4}>
        {texts.states[status]}
      </Text>
      {keptUntil && <Text size="sm">{kept.text(formatDate(new Date(keptUntil)))}</Text>}
      <Group gap="xs" mt="sm">
        {site.unreadMessages > 0 && <UnreadLink site={site} />}
        <Button
          component={Link}
          to={`/dashboard/sites/${id}?tab=export`}
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={17} />}
          aria-label={`${kept.export}: ${title}`}
        >
          {kept.export}
        </Button>
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
