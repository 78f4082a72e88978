import { Card, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReleaseRowFragment } from '#client/gql/graphql.js';
import { formatSize } from '#client/lib/file-rules.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { DownloadRelease } from '#client/features/orders/index.js';
import { KeptNotice } from './kept-notice.js';
import styles from './site/rows.module.css';
import type { SiteTabProps } from './site/site-tab.js';

const { export: texts, kept, version } = sitePageMessages;

/** The files of the live release and of every other as a zip. */
export function ExportTab({ site }: SiteTabProps) {
  const { id, releases, status, keptUntil } = site;
  const wasRemoved = status === 'offline' && keptUntil === null;
  const none = wasRemoved ? kept.removed : texts.none;
  if (releases.length === 0) return <EmptyState icon={<IconDownload size={28} stroke={1.75} />} {...none} />;
  const live = releases.filter(({ isLive }) => isLive);
  const others = releases.filter(({ isLive }) => !isLive);
  return (
    <>
      <Title order={2} fz={18}>
        {texts.title}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.text}
      </Text>
      <KeptNotice site={site} />
      <ReleaseFiles siteId={id} title={keptUntil === null ? texts.live : texts.last} releases={live} />
      <ReleaseFiles siteId={id} title={texts.others} releases={others} />
    </>
  );
}

interface ReleaseFilesProps {
  readonly siteId: string;
  readonly title: string;
  readonly releases: readonly ReleaseRowFragment[];
}

function ReleaseFiles({ siteId, title, releases }: ReleaseFilesProps) {
  if (releases.length === 0) return null;
  return (
    <Card padding={0} mb="lg">
      <Title order={3} fz={15} px={20} pt="md">
        {title}
      </Title>
      <ul className={styles.list} aria-label={title}>
        {releases.map(({ id, number, totalFiles, totalBytes, createdAt }) => (
          <li key={id} className={styles.row}>
            <div>
              <Text fw={700}>{version(number)}</Text>
              <Text size="sm" c="dimmed">
                <JalaliDate value={createdAt} time /> · {texts.facts(totalFiles, formatSize(totalBytes))}
              </Text>
            </div>
            <DownloadRelease siteId={siteId} releaseId={id} of={version(number)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
