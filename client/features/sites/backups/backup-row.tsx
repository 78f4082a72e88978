import { Button, Group, Menu, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconRestore, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import type { SiteBackupFieldsFragment, SiteBackupTarget } from '#client/gql/graphql.js';
import { formatSize } from '#client/lib/file-rules.js';
import { formatDate } from '#client/lib/format.js';
import { siteBackupsMessages as texts } from './site-backups.messages.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { TintBadge } from '#client/ui/tint-badge.js';
import { toast } from '#client/ui/toast.js';
import styles from '../site/rows.module.css';
import { useRestoreBackup } from './use-restore-backup.js';

interface BackupRowProps {
  readonly siteId: string;
  /** The site is open, so that something can be put into it. */
  readonly isOpen: boolean;
  readonly backup: SiteBackupFieldsFragment;
}

/** One backup: when it was taken, what it holds, and what can be done with it. */
export function BackupRow({ siteId, isOpen, backup }: BackupRowProps) {
  const { takenAt, verifiedAt, totalBytes } = backup;
  const date = formatDate(new Date(takenAt));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Group gap="xs">
          <Text fw={700}>
            <JalaliDate value={takenAt} time />
          </Text>
          <TintBadge
            tint={verifiedAt === null ? 'yellow' : 'green'}
            name={verifiedAt === null ? 'unverified' : 'verified'}
          >
            {verifiedAt === null ? texts.unverified : texts.verified}
          </TintBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {texts.held(backup)} · {formatSize(totalBytes)}
        </Text>
      </div>
      <Group gap="xs">
        <DownloadBackup siteId={siteId} id={backup.id} of={date} />
        {isOpen && <RestoreMenu siteId={siteId} backup={backup} of={date} />}
      </Group>
    </li>
  );
}

const TARGETS: readonly { readonly to: SiteBackupTarget; readonly Icon: typeof IconRocket }[] = [
  { to: 'draft', Icon: IconPencil },
  { to: 'live', Icon: IconRocket },
];

interface ActProps {
  readonly siteId: string;
  /** The name of the backup for screen readers. */
  readonly of: string;
}

function RestoreMenu({ siteId, backup, of }: ActProps & { readonly backup: SiteBackupFieldsFragment }) {
  const { restore, isBusy } = useRestoreBackup(siteId);
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button
          variant="default"
          size="md"
          leftSection={<IconRestore size={17} aria-hidden />}
          loading={isBusy}
          aria-label={`${texts.restore}: ${of}`}
        >
          {texts.restore}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TARGETS.map(({ to, Icon }) => (
          <Menu.Item key={to} leftSection={<Icon size={18} aria-hidden />} onClick={() => void restore(backup, to)}>
            {texts.targets[to].label}
            <Text size="sm" c="dimmed">
              {texts.targets[to].hint}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function DownloadBackup({ siteId, id, of }: ActProps & { readonly id: string }) {
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      await saveDownload(`/api/sites/${siteId}/backups/${id}/export`, 'backup.zip');
    } catch (error) {
      toast.error(error, texts.downloadFailed);
    }
    setLoading(false);
  };
  return (
    <Button
      variant="subtle"
      size="md"
      leftSection={<IconDownload size={17} aria-hidden />}
      loading={loading}
      aria-label={`${texts.download}: ${of}`}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  );
}
