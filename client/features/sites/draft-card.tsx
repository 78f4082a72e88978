import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconPencil, IconRocket, IconShoppingCart, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { siteDesignLink } from '#core/client-links.js';
import {
  ResetSiteDraftDocument,
  SiteDraftStateDocument,
  type SiteDraftFieldsFragment,
  type UpgradePriceFragment,
} from '#client/gql/graphql.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { siteUpgradeMessages } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { useRefetchOnChange } from '#client/lib/live/use-refetch-on-change.js';
import { confirm } from '#client/ui/confirm.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { toast } from '#client/ui/toast.js';
import { UpgradeLines } from '#client/ui/documents/upgrade-lines.js';
import { Changes } from './site/changes.js';
import { confirmInsteadOfSchedule } from './schedule/confirm-instead.js';
import { ScheduleButton, ScheduleNotice } from './schedule/schedule-notice.js';
import type { SiteTabProps } from './site/site-tab.js';
import { UpgradeDialog } from './upgrade/dialogs.js';
import { priceWith } from './upgrade/upgrade-price.js';
import { usePublishDraft } from './site/use-publish-draft.js';
import { useOwnsSite } from './site/owns-site.js';

const WaitingUpgrade = lazy(() =>
  import('./upgrade/waiting-upgrade.js').then((module) => ({ default: module.WaitingUpgrade })),
);

const { draft: texts } = sitePageMessages;

/** The changes that wait to be published, and the way to change, publish or give them up. */
export function DraftCard({ site: { id, status, liveReleaseId, waitingUpgrade, publishAt } }: SiteTabProps) {
  const ownsSite = useOwnsSite();
  const query = useQuery(SiteDraftStateDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  // A draft that was just published waits no more, and one that was just scheduled does.
  useRefetchOnChange(query.observable, JSON.stringify([liveReleaseId, waitingUpgrade?.id, publishAt]));
  const draft = data?.siteDraft;
  const refresh = async () => void (await refetch());
  return (
    <Card>
      <Title order={2} fz={18} mb="xs">
        {texts.title}
      </Title>
      {data && <DraftState draft={data.siteDraft} price={data.siteUpgradePrice} hasFailed={status === 'failed'} />}
      {draft && <ScheduleNotice siteId={id} publishAt={publishAt} draft={draft} />}
      {!draft && !error && <Skeleton h={48} />}
      {error && !draft && <ErrorNotice error={error} title={texts.failed} compact onRetry={() => void refetch()} />}
      <Group gap="xs" mt="md">
        <Button
          component={Link}
          to={siteDesignLink(id)}
          variant={draft?.hasChanges ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {sitePageMessages.draft.edit}
        </Button>
        {draft?.hasChanges && !draft.excess && <PublishButton id={id} draft={draft} publishAt={publishAt} />}
        {draft?.hasChanges && !draft.excess && publishAt === null && (
          <ScheduleButton siteId={id} publishAt={null} draft={draft} />
        )}
        {ownsSite && data && draft?.excess && (
          <BuyButton
            id={id}
            isAgain={waitingUpgrade !== null}
            publishes={data.siteUpgradePrice.publishes}
            onDone={refresh}
          />
        )}
        {draft?.hasChanges && <DiscardButton id={id} version={draft.version} />}
      </Group>
      {waitingUpgrade && (
        <Suspense fallback={<Skeleton h={200} mt="md" />}>
          <WaitingUpgrade siteId={id} upgrade={waitingUpgrade} onChange={refresh} />
        </Suspense>
      )}
    </Card>
  );
}

interface DraftStateProps {
  readonly draft: SiteDraftFieldsFragment;
  readonly price: UpgradePriceFragment;
  /** There is no release that visitors see. */
  readonly hasFailed: boolean;
}

function DraftState({ draft: { hasChanges, changes, excess }, price, hasFailed }: DraftStateProps) {
  const ownsSite = useOwnsSite();
  if (!hasChanges) {
    return (
      <Text size="sm" c="dimmed">
        {hasFailed ? texts.notBuilt : texts.same}
      </Text>
    );
  }
  return (
    <>
      <Text size="sm">{texts.waiting}</Text>
      <Changes of={changes} label={texts.waiting} />
      {excess && (
        <>
          <Text size="sm" my="xs">
            {ownsSite ? siteUpgradeMessages.beyond : siteUpgradeMessages.others.beyond}
          </Text>
          <UpgradeLines lines={priceWith(price, []).lines} />
        </>
      )}
    </>
  );
}

interface BuyButtonProps {
  readonly id: string;
  /** Something waits to be paid; another order replaces it. */
  readonly isAgain: boolean;
  readonly publishes: boolean;
  readonly onDone: () => Promise<void>;
}

function BuyButton({ id, isAgain, publishes, onDone }: BuyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const done = async () => {
    setOpen(false);
    await onDone();
  };
  return (
    <>
      <Button
        variant={isAgain ? 'default' : 'filled'}
        leftSection={<IconShoppingCart size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {isAgain ? siteUpgradeMessages.waiting.again : siteUpgradeMessages.order(publishes)}
      </Button>
      <UpgradeDialog siteId={id} opened={isOpen} withDraft onClose={() => setOpen(false)} onDone={done} />
    </>
  );
}

interface PublishButtonProps {
  readonly id: string;
  readonly draft: SiteDraftFieldsFragment;
  /** ISO-8601; null: nothing is scheduled. */
  readonly publishAt: string | null;
}

function PublishButton({ id, draft: { version }, publishAt }: PublishButtonProps) {
  const { publish, loading } = usePublishDraft(id);
  const run = async () => {
    if (!(await confirmInsteadOfSchedule(publishAt))) return;
    try {
      if (await publish(version)) toast.success(texts.publishing);
    } catch (error) {
      toast.error(error, texts.notPublished);
    }
  };
  return (
    <Button leftSection={<IconRocket size={18} aria-hidden />} loading={loading} onClick={() => void run()}>
      {texts.publish}
    </Button>
  );
}

function DiscardButton({ id, version }: { readonly id: string; readonly version: number }) {
  const [reset, { loading }] = useMutation(ResetSiteDraftDocument, { variables: { id, baseVersion: version } });
  const ask = async () => {
    const question = { title: texts.discard, text: texts.discardText, action: texts.discard, danger: true };
    if (!(await confirm(question))) return;
    try {
      await reset();
      toast.success(texts.discarded);
    } catch (error) {
      toast.error(error, texts.notDiscarded);
    }
  };
  return (
    <Button
      variant="subtle"
      color="red.7"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={loading}
      onClick={() => void ask()}
    >
      {texts.discard}
    </Button>
  );
}
