import { useMutation } from '@apollo/client/react';
import { Button, Card, Group, Text } from '@mantine/core';
import { IconColumns, IconHistory, IconRestore } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { RELEASES_KEPT } from '#core/limits/limits.js';
import { RollbackSiteDocument, type ReleaseRowFragment, type SitePageFieldsFragment } from '#client/gql/graphql.js';
import { compareMessages } from './compare/site-compare.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { confirm } from '#client/ui/confirm.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { TintBadge } from '#client/ui/tint-badge.js';
import { toast } from '#client/ui/toast.js';
import { DesignPicture } from '#client/features/orders/index.js';
import { Changes } from './site/changes.js';
import { firstPair } from './compare/compare.rules.js';
import styles from './site/rows.module.css';
import type { SiteTabProps } from './site/site-tab.js';

/** It draws whole designs; loaded when the first two are compared. */
const CompareDialog = lazy(() =>
  import('./compare/compare-dialog.js').then((module) => ({ default: module.CompareDialog })),
);

const { releases: texts, version, makers } = sitePageMessages;

/** The releases of the site, newest first, and the way back to one of them. */
export function ReleasesTab({ site }: SiteTabProps) {
  const { releases } = site;
  const [pair, setPair] = useState<readonly [string, string] | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const compare = (release: ReleaseRowFragment) => {
    setLoaded(true);
    setPair(firstPair(releases, release));
  };
  if (releases.length === 0) return <EmptyState icon={<IconHistory size={28} stroke={1.75} />} {...texts.none} />;
  return (
    <Card padding={0}>
      <ul className={styles.list} aria-label={texts.list}>
        {releases.map((release) => (
          <ReleaseRow
            key={release.id}
            site={site}
            release={release}
            onCompare={releases.length > 1 ? () => compare(release) : null}
          />
        ))}
      </ul>
      {releases.length >= RELEASES_KEPT.newest && (
        <Text size="sm" c="dimmed" p="md">
          {texts.kept}
        </Text>
      )}
      {isLoaded && (
        <Suspense>
          <CompareDialog site={site} pair={pair} onClose={() => setPair(null)} />
        </Suspense>
      )}
    </Card>
  );
}

interface ReleaseRowProps {
  readonly site: SitePageFieldsFragment;
  readonly release: ReleaseRowFragment;
  /** Null where there is nothing to compare it with. */
  readonly onCompare: (() => void) | null;
}

function ReleaseRow({ site, release, onCompare }: ReleaseRowProps) {
  const { number, origin, isLive, madeBy, createdAt, changes } = release;
  const canReturn = !isLive && (site.status === 'online' || site.status === 'building');
  return (
    <li className={styles.row} data-live={isLive || undefined}>
      {origin === 'design' && (
        <div className={styles.picture}>
          <DesignPicture src={release.previewUrl} size="small" label={compareMessages.picture(version(number))} />
        </div>
      )}
      <div className={styles.words}>
        <Group gap="xs">
          <Text fw={700}>{version(number)}</Text>
          {origin === 'custom' && (
            <TintBadge tint="violet" name="custom">
              {sitePageMessages.custom.badge}
            </TintBadge>
          )}
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
      <Group gap="xs">
        {onCompare && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconColumns size={17} aria-hidden />}
            aria-label={compareMessages.openWith(version(number))}
            onClick={onCompare}
          >
            {compareMessages.open}
          </Button>
        )}
        {canReturn && <RollbackButton siteId={site.id} release={release} />}
      </Group>
    </li>
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
      const { data } = await rollback();
      const isShown = data?.rollbackSite.releases.some(({ id, isLive }) => id === releaseId && isLive);
      toast.success((isShown ? texts.done : texts.again)(number));
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
