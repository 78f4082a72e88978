import { Anchor, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconDownload, IconExternalLink, IconMail, IconPencil, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { siteDesignLink, siteLink } from '#core/client-links.js';
import type { SiteCardFragment } from '#client/gql/graphql.js';
import { isEditable } from '#client/lib/editable-sites.js';
import { formatDate } from '#client/lib/format.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { siteMessages as texts } from './site.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { DesignPicture } from '../order/design-picture.js';
import { DownloadRelease } from './download-release.js';
import styles from './site-cards.module.css';
import { Address } from './site-notice.js';

const { kept } = sitePageMessages;

interface SiteCardsProps {
  /** Null while they are read for the first time. */
  readonly sites: readonly SiteCardFragment[] | null;
  /** Reads those that are not among `sites`; null where there are none. */
  readonly onShowAll: (() => void) | null;
}

/** The sites of the viewer, above the orders they came from; nothing where there is none. Closed ones are last. */
export function SiteCards({ sites, onShowAll }: SiteCardsProps) {
  if (sites === null) return <Skeleton h={280} />;
  const closed = sites.filter(canOnlyBeExported);
  const shown = [...sites.filter(({ status }) => status !== 'offline'), ...closed];
  if (shown.length === 0 && !onShowAll) return null;
  return (
    <section aria-labelledby="your-sites">
      <Title order={2} id="your-sites" fz={22} mb="md">
        {texts.listLabel}
      </Title>
      {shown.length > 0 && <CardList sites={shown} />}
      {onShowAll && (
        <Button variant="subtle" size="compact-md" mt="sm" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      )}
    </section>
  );
}

/** Its files are kept for a while; once they are deleted, its order is all that is listed. */
function canOnlyBeExported({ status, keptUntil, liveReleaseId }: SiteCardFragment): boolean {
  return status === 'offline' && keptUntil !== null && liveReleaseId !== null;
}

function CardList({ sites }: { readonly sites: readonly SiteCardFragment[] }) {
  return (
    <ul aria-labelledby="your-sites" className={styles.list}>
      {sites.map((site) =>
        site.status === 'offline' ? <ClosedCard key={site.id} site={site} /> : <SiteCard key={site.id} site={site} />,
      )}
    </ul>
  );
}

function SiteCard({ site }: { readonly site: SiteCardFragment }) {
  // The design says nothing of what visitors see.
  const isCustom = site.liveRelease?.origin === 'custom';
  return (
    <li className={styles.card} data-status={site.status}>
      {!isCustom && (
        <div className={styles.picture}>
          <DesignPicture src={site.previewUrl} label={texts.picture(site.title)} size="beginning" />
        </div>
      )}
      <div className={styles.body}>
        <Title order={3} className={styles.title}>
          <bdi>{site.title}</bdi>
        </Title>
        <Text size="sm" c="dimmed">
          {texts.states[site.status]}
        </Text>
        <Address site={site} />
        {site.weekVisitors !== null && (
          <Anchor component={Link} to={siteLink(site.id, 'visits')} className={styles.visitors}>
            {texts.visitors(site.weekVisitors)}
          </Anchor>
        )}
        <Group gap="xs" className={styles.buttons}>
          {isEditable(site.status) && (
            <Button
              component={Link}
              to={siteDesignLink(site.id)}
              leftSection={<IconPencil size={18} />}
              aria-label={`${texts.edit}: ${site.title}`}
            >
              {texts.edit}
            </Button>
          )}
          {site.unreadMessages > 0 && <UnreadLink site={site} />}
          <Button
            component={Link}
            to={siteLink(site.id)}
            variant="default"
            leftSection={<IconSettings size={18} />}
            aria-label={`${texts.manage}: ${site.title}`}
          >
            {texts.manage}
          </Button>
        </Group>
        <Group gap="xs" className={styles.links}>
          {site.status === 'online' && (
            <Button
              component="a"
              href={site.openUrl}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
              size="compact-md"
              leftSection={<IconExternalLink size={17} />}
              aria-label={`${texts.open}: ${site.title}`}
            >
              {texts.open}
            </Button>
          )}
          {site.liveReleaseId && (
            <DownloadRelease siteId={site.id} releaseId={site.liveReleaseId} of={site.title} variant="subtle" />
          )}
        </Group>
      </div>
    </li>
  );
}

/** A closed site, until its files are deleted. */
function ClosedCard({ site }: { readonly site: SiteCardFragment }) {
  const { id, title, status, keptUntil } = site;
  return (
    <li className={styles.card} data-status={status}>
      <div className={styles.body}>
        <Title order={3} className={styles.title} c="dimmed">
          <bdi>{title}</bdi>
        </Title>
        <Text size="sm" c="dimmed">
          {texts.states[status]}
        </Text>
        {keptUntil && <Text size="sm">{kept.text(formatDate(new Date(keptUntil)))}</Text>}
        <Group gap="xs" className={styles.buttons}>
          {site.unreadMessages > 0 && <UnreadLink site={site} />}
          <Button
            component={Link}
            to={siteLink(id, 'export')}
            variant="default"
            leftSection={<IconDownload size={17} />}
            aria-label={`${kept.export}: ${title}`}
          >
            {kept.export}
          </Button>
        </Group>
      </div>
    </li>
  );
}

/** A link to the messages that nobody has read. */
function UnreadLink({ site: { id, title, unreadMessages } }: { readonly site: SiteCardFragment }) {
  const words = siteInboxMessages.open(unreadMessages);
  return (
    <Button
      component={Link}
      to={siteLink(id, 'messages')}
      variant="light"
      leftSection={<IconMail size={17} />}
      aria-label={`${words}: ${title}`}
    >
      {words}
    </Button>
  );
}
