import { useMutation } from '@apollo/client/react';
import { Button, Card, Group, Text } from '@mantine/core';
import { IconHistory, IconRestore } from '@tabler/icons-react';
import { RollbackSiteDocument, type ReleaseRowFragment, type SitePageFieldsFragment } from '../../gql/graphql.js';
import { sitePageMessages } from '../../lib/messages/site-page.messages.js';
import { JalaliDate } from '../../ui/calendar/jalali-date.js';
import { confirm } from '../../ui/confirm.js';
import { EmptyState } from '../../ui/empty-state.js';
import { TintBadge } from '../../ui/tint-badge.js';
import { toast } from '../../ui/toast.js';
import styles from './releases-tab.module.css';
import type { SiteTabProps } from './site-tabs.js';

const { releases: texts, version, makers } = sitePageMessages;

/** The releases of the site, newest first, and the way back to one of them. */
export function ReleasesTab({ site }: SiteTabProps) {
  const { releases } = site;
  if (releases.length === 0) return <EmptyState icon={<IconHistory size={28} stroke={1.75} />} {...texts.none} />;
  return (
    <Card padding={0}>
      <ul className={styles.list} aria-label={texts.list}>
        {releases.map((release) => (
          <ReleaseRow key={release.id} site={site} release={release} />
        ))}
      </ul>
    </Card>
  );
}

interface ReleaseRowProps {
  readonly site: SitePageFieldsFragment;
  readonly release: ReleaseRowFragment;
}

function ReleaseRow({ site, release }: ReleaseRowProps) {
  const { number, isLive, madeBy, createdAt, changes } = release;
  const canReturn = !isLive && (site.status === 'online' || site.status === 'building');
  return (
    <li className={styles.row} data-live={isLive || undefined}>
      <div>
        <Group gap="xs">
          <Text fw={700}>{version(number)}</Text>
          {isLive && (
            <TintBadge tint="green" name="live">
              {texts.live}
            </TintBadge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          <JalaliDate value={createdAt} time /> · {makers[madeBy]}
        </Text>
        <Changes of={changes} label={`${texts.changes}: ${version(number)}`} />
      </div>
      {canReturn && <RollbackButton siteId={site.id} release={release} />}
    </li>
  );
}

/** What a release or a draft changes, in words. */
export function Changes({ of, label }: { readonly of: readonly string[]; readonly label: string }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={label}>
      {of.map((change, index) => (
        <li key={index}>{change}</li>
      ))}
    </ul>
  );
}

interface RollbackButtonProps {
  readonly siteId: string;
  readonly release: ReleaseRowFragment;
}

function RollbackButton({ siteId, release: { id: releaseId, number } }: RollbackButtonProps) {
  const [rollback, { loading }] = useMutation(RollbackSiteDocument, { variables: { id: siteId, releaseId } });
  const ask = async () => {
    const question = { title: texts.question(number), text: texts.text, action: texts.rollback };
    if (!(await confirm(question))) return;
    try {
      await rollback();
      toast.success(texts.done(number));
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconRestore size={17} aria-hidden />}
      loading={loading}
      aria-label={`${texts.rollback}: ${version(number)}`}
      onClick={() => void ask()}
    >
      {texts.rollback}
    </Button>
  );
}
