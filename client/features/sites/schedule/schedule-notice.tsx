import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { CancelScheduledPublishingDocument } from '#client/gql/graphql.js';
import { scheduleMessages as texts } from './site-schedule.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { ScheduleDialog } from './dialogs.js';

interface ScheduleProps {
  readonly siteId: string;
  /** ISO-8601; null: nothing is scheduled. */
  readonly publishAt: string | null;
  readonly draft: { readonly version: number; readonly isScheduled: boolean };
}

/** When the site is published by itself, and what; nothing where nothing is scheduled. */
export function ScheduleNotice({ siteId, publishAt, draft }: ScheduleProps) {
  const [cancel, { loading }] = useMutation(CancelScheduledPublishingDocument, { variables: { id: siteId } });
  if (publishAt === null) return null;
  const when = texts.at(new Date(publishAt));
  const ask = async () => {
    if (!(await confirm({ ...texts.question, action: texts.cancel, danger: true }))) return;
    try {
      await cancel();
      toast.success(texts.cancelled);
    } catch (error) {
      toast.error(error, texts.notCancelled);
    }
  };
  return (
    <Alert color="violet" variant="light" my="sm" icon={<IconClock size={20} />} title={texts.notice.title}>
      {draft.isScheduled ? texts.notice.same(when) : texts.notice.changed(when)}
      <Group gap="xs" mt="sm">
        <ScheduleButton siteId={siteId} publishAt={publishAt} draft={draft} />
        <Button size="compact-md" variant="default" loading={loading} onClick={() => void ask()}>
          {texts.cancel}
        </Button>
      </Group>
    </Alert>
  );
}

/** Opens the choice of a time, the first one or another. */
export function ScheduleButton({ siteId, publishAt, draft }: ScheduleProps) {
  const [opened, setOpened] = useState(false);
  const isChange = publishAt !== null;
  return (
    <>
      <Button
        variant="default"
        {...(isChange && { size: 'compact-md' })}
        leftSection={isChange ? undefined : <IconClock size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {isChange ? texts.change : texts.open}
      </Button>
      <ScheduleDialog
        opened={opened}
        siteId={siteId}
        draftVersion={draft.version}
        publishAt={publishAt}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
