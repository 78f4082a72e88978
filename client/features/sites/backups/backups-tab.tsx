import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconDatabase, IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { SITE_BACKUPS } from '#core/sites/site-backups.js';
import { SiteBackupsDocument } from '#client/gql/graphql.js';
import { siteBackupsMessages as texts } from './site-backups.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { EmptyState } from '#client/ui/empty-state.js';
import styles from '../site/rows.module.css';
import type { SiteTabProps } from '../site/site-tab.js';
import { UpgradeDialog } from '../upgrade/dialogs.js';
import { BackupRow } from './backup-row.js';
import { useOwnsSite } from '../site/owns-site.js';

/** The backups of the site, newest first, and what the backup service adds. */
export function BackupsTab({ site: { id, status } }: SiteTabProps) {
  const ownsSite = useOwnsSite();
  const query = useQuery(SiteBackupsDocument, { variables: { siteId: id }, fetchPolicy: 'cache-and-network' });
  const { data } = query;
  if (!data) return <Awaiting query={query} failed={texts.failed} rows={3} height={76} />;
  const { siteBackups, site } = data;
  const isOpen = status === 'online' || status === 'building';
  const hasService = site.backupDays >= SITE_BACKUPS.days;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} fz={18}>
          {texts.title}
        </Title>
        <Text c="dimmed">{texts.text(site.backupDays)}</Text>
        {hasService && <Text c="dimmed">{texts.service.bought}</Text>}
      </div>
      {ownsSite && !hasService && isOpen && <Offer siteId={id} onBought={query.refetch} />}
      {siteBackups.length === 0 ? (
        <EmptyState icon={<IconDatabase size={28} stroke={1.75} />} {...texts.none} />
      ) : (
        <Card padding={0}>
          <ul className={styles.list} aria-label={texts.list}>
            {siteBackups.map((backup) => (
              <BackupRow key={backup.id} siteId={id} isOpen={isOpen} backup={backup} />
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

interface OfferProps {
  readonly siteId: string;
  readonly onBought: () => Promise<unknown>;
}

/** The advantages of the backup service, and the way to buy it. */
function Offer({ siteId, onBought }: OfferProps) {
  const [isBuying, setBuying] = useState(false);
  return (
    <Card component="section" aria-labelledby="backup-service">
      <Group justify="space-between" gap="md">
        <div className={styles.words}>
          <Title order={3} fz={16} id="backup-service">
            {texts.service.title(SITE_BACKUPS.days)}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.service.text(SITE_BACKUPS.days)}
          </Text>
        </div>
        <Button
          variant="default"
          size="md"
          leftSection={<IconShoppingCart size={18} aria-hidden />}
          onClick={() => setBuying(true)}
        >
          {texts.service.buy}
        </Button>
      </Group>
      <UpgradeDialog
        siteId={siteId}
        opened={isBuying}
        withDraft={false}
        service="backupService"
        onClose={() => setBuying(false)}
        onDone={async () => {
          setBuying(false);
          await onBought();
        }}
      />
    </Card>
  );
}
