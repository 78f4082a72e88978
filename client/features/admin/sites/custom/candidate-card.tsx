import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink, IconEye, IconRocket, IconTrash } from '@tabler/icons-react';
import {
  DiscardReleaseCandidateDocument,
  PreviewReleaseCandidateDocument,
  PublishReleaseCandidateDocument,
  type CandidateRowFragment,
} from '#client/gql/graphql.js';
import { formatSize } from '#client/lib/file-rules.js';
import { customCodeMessages as texts } from '#client/lib/messages/admin/custom-code.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { confirm } from '#client/ui/confirm.js';
import { TintBadge, type Tint } from '#client/ui/tint-badge.js';
import { useRowActs } from '../../parts/use-row-acts.js';
import { SITE_LISTS } from '../use-site-acts.js';
import styles from './custom-code.module.css';

const TINTS: Readonly<Record<CandidateRowFragment['status'], Tint>> = {
  quarantined: 'yellow',
  published: 'green',
  discarded: 'gray',
  lapsed: 'gray',
};

interface CandidateProps {
  readonly candidate: CandidateRowFragment;
}

export function CandidateCard({ candidate }: CandidateProps) {
  const { status, note, totalFiles, totalBytes, createdAt, endedAt, endsAt } = candidate;
  const isWaiting = status === 'quarantined';
  return (
    <li className={styles.candidate}>
      <Group gap="xs" justify="space-between">
        <TintBadge tint={TINTS[status]} name={status}>
          {texts.statuses[status]}
        </TintBadge>
        <Text size="sm" c="dimmed">
          <JalaliDate value={endedAt ?? createdAt} time />
        </Text>
      </Group>
      <Text dir="auto">{note}</Text>
      <Text size="sm" c="dimmed">
        {texts.facts(totalFiles, formatSize(totalBytes))}
        {isWaiting && (
          <>
            {' · '}
            {texts.until} <JalaliDate value={endsAt} />
          </>
        )}
      </Text>
      {isWaiting && <CandidateActs candidate={candidate} />}
    </li>
  );
}

function CandidateActs({ candidate: { id, note, previewUrl, previewUntil } }: CandidateProps) {
  const { busyId, act } = useRowActs(SITE_LISTS);
  const [publish] = useMutation(PublishReleaseCandidateDocument, { variables: { id } });
  const [discard] = useMutation(DiscardReleaseCandidateDocument, { variables: { id } });
  const isBusy = busyId === id;
  const wasSeen = previewUntil !== null && previewUntil !== undefined;
  const askPublish = async () => {
    if (await confirm(texts.publishQuestion)) await act(id, publish, texts.published, texts.publishFailed);
  };
  const askDiscard = async () => {
    if (await confirm(texts.discardQuestion)) await act(id, discard, texts.discarded, texts.discardFailed);
  };
  return (
    <>
      <Group gap="xs">
        <PreviewButton id={id} note={note} url={previewUrl ?? null} until={previewUntil ?? null} />
        <Button
          leftSection={<IconRocket size={17} aria-hidden />}
          disabled={!wasSeen}
          loading={isBusy}
          aria-label={`${texts.publish}: ${note}`}
          onClick={() => void askPublish()}
        >
          {texts.publish}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={17} aria-hidden />}
          disabled={isBusy}
          aria-label={`${texts.discard}: ${note}`}
          onClick={() => void askDiscard()}
        >
          {texts.discard}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {wasSeen ? (
          <>
            {texts.previewUntil} <JalaliDate value={previewUntil} time />
          </>
        ) : (
          texts.publishHint
        )}
      </Text>
    </>
  );
}

interface PreviewButtonProps {
  readonly id: string;
  readonly note: string;
  readonly url: string | null;
  readonly until: string | null;
}

/** Makes the address; once there is one, a link, so that no browser takes it for a pop-up. */
function PreviewButton({ id, note, url, until }: PreviewButtonProps) {
  const { busyId, act } = useRowActs(NO_LISTS);
  const [preview] = useMutation(PreviewReleaseCandidateDocument, { variables: { id } });
  const isOpen = url !== null && until !== null && new Date(until).getTime() > serverNow();
  if (isOpen) {
    return (
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="light"
        leftSection={<IconExternalLink size={17} aria-hidden />}
        aria-label={`${texts.openPreview}: ${note}`}
      >
        {texts.openPreview}
      </Button>
    );
  }
  return (
    <Button
      variant="light"
      leftSection={<IconEye size={17} aria-hidden />}
      loading={busyId === id}
      aria-label={`${texts.preview}: ${note}`}
      onClick={() => void act(id, preview, texts.previewReady, texts.previewFailed)}
    >
      {texts.preview}
    </Button>
  );
}

const NO_LISTS: ReadonlySet<string> = new Set();
