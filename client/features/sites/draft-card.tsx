import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconPencil, IconRocket, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { excessInWords } from '../../../core/design-excess.js';
import type { ServiceKey } from '../../../core/price-list.js';
import {
  PublishSiteDraftDocument,
  ResetSiteDraftDocument,
  SiteDraftStateDocument,
  type SiteDraftFieldsFragment,
} from '../../gql/graphql.js';
import { sitePageMessages } from '../../lib/messages/site-page.messages.js';
import { confirm } from '../../ui/confirm.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { toast } from '../../ui/toast.js';
import { Changes } from './releases-tab.js';
import type { SiteTabProps } from './site-tabs.js';

const { draft: texts } = sitePageMessages;

/** What waits to be published, and the way to change, publish or give it up. */
export function DraftCard({ site: { id, liveReleaseId } }: SiteTabProps) {
  const query = useQuery(SiteDraftStateDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  // What has just been published waits no more.
  useEffect(() => void refetch(), [liveReleaseId, refetch]);
  const draft = data?.siteDraft;
  return (
    <Card>
      <Title order={2} fz={18} mb="xs">
        {texts.title}
      </Title>
      {draft && <DraftState draft={draft} />}
      {!draft && !error && <Skeleton h={48} />}
      {error && !draft && <ErrorNotice error={error} title={texts.failed} compact onRetry={() => void refetch()} />}
      <Group gap="xs" mt="md">
        <Button
          component={Link}
          to={`/dashboard/sites/${id}/design`}
          variant={draft?.hasChanges ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {sitePageMessages.draft.edit}
        </Button>
        {draft?.hasChanges && <PublishButton id={id} draft={draft} />}
        {draft?.hasChanges && <DiscardButton id={id} version={draft.version} />}
      </Group>
    </Card>
  );
}

function DraftState({ draft: { hasChanges, changes, excess } }: { readonly draft: SiteDraftFieldsFragment }) {
  if (!hasChanges) {
    return (
      <Text size="sm" c="dimmed">
        {texts.same}
      </Text>
    );
  }
  const beyond = excess && { ...excess, services: excess.services as readonly ServiceKey[] };
  return (
    <>
      <Text size="sm">{texts.waiting}</Text>
      <Changes of={changes} label={texts.waiting} />
      {beyond && (
        <Text size="sm" c="red" mt="xs">
          {texts.excess(excessInWords(beyond))}
        </Text>
      )}
    </>
  );
}

interface PublishButtonProps {
  readonly id: string;
  readonly draft: SiteDraftFieldsFragment;
}

function PublishButton({ id, draft: { version, excess } }: PublishButtonProps) {
  const [publish, { loading }] = useMutation(PublishSiteDraftDocument, { variables: { id, draftVersion: version } });
  const run = async () => {
    try {
      await publish();
      toast.success(texts.publishing);
    } catch (error) {
      toast.error(error, texts.notPublished);
    }
  };
  return (
    <Button
      leftSection={<IconRocket size={18} aria-hidden />}
      loading={loading}
      disabled={excess !== null && excess !== undefined}
      onClick={() => void run()}
    >
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
