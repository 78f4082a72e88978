import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { SitePageFieldsFragment, SiteStatus } from '#client/gql/graphql.js';
import { sitePageMessages as texts } from '#client/lib/messages/sites/site-page.messages.js';
import { hasSimulatedDomain, isReachable, shownAddress } from '#client/lib/site-address.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr } from '#client/ui/ltr.js';
import { TintBadge, type Tint } from '#client/ui/tint-badge.js';
import styles from './site-page.module.css';

const TINTS: Readonly<Record<SiteStatus, Tint>> = {
  building: 'violet',
  online: 'green',
  suspended: 'yellow',
  offline: 'gray',
  failed: 'red',
};

/** The name of the site, its state, and its addresses: the customer's own domain first, then ours. */
export function SiteHeader({ site }: { readonly site: SitePageFieldsFragment }) {
  const { title, status, address, url, openUrl } = site;
  const isOpen = status === 'online';
  return (
    <header className={styles.header}>
      <div>
        <Group gap="sm">
          <Title order={1} fz={{ base: 24, sm: 30 }}>
            <bdi>{title}</bdi>
          </Title>
          <TintBadge tint={TINTS[status]} name={status}>
            {texts.states[status]}
          </TintBadge>
        </Group>
        <Address url={address} isOpen={isOpen && isReachable(site, address)} />
        {address !== url && <Address url={url} isOpen={isOpen} />}
        {isOpen && hasSimulatedDomain(site) && (
          <Text size="sm" c="dimmed">
            {texts.simulated}
          </Text>
        )}
      </div>
      {isOpen && (
        <Button
          component="a"
          href={openUrl}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {texts.open}
        </Button>
      )}
    </header>
  );
}

function Address({ url, isOpen }: { readonly url: string; readonly isOpen: boolean }) {
  const address = <Ltr>{shownAddress(url)}</Ltr>;
  return (
    <div className={styles.address}>
      {isOpen ? (
        <Anchor href={url} target="_blank" rel="noreferrer" fw={600}>
          {address}
        </Anchor>
      ) : (
        address
      )}
      <CopyButton value={url} what={texts.copyAddress} />
    </div>
  );
}
