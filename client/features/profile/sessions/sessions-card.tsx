import { useMutation } from '@apollo/client/react';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { EndOtherSessionsDocument, EndSessionDocument, type OwnSessionFragment } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { sessionMessages as text } from './sessions.messages.js';
import { confirm } from '#client/ui/confirm.js';
import rows from '#client/ui/lists/row-list.module.css';
import { useFirstRows } from '#client/ui/lists/use-first-rows.js';
import { toast } from '#client/ui/toast.js';
import { SessionRow } from './session-row.js';

interface SessionsCardProps {
  readonly sessions: readonly OwnSessionFragment[];
  readonly onEnded: () => Promise<unknown>;
}

/** The open sessions, the current one and those used last before the others, and a button that ends unknown ones. */
export function SessionsCard({ sessions, onEnded }: SessionsCardProps) {
  const ending = useEnding(onEnded);
  const { shown, more } = useFirstRows(sessions);
  const hasOthers = sessions.some((session) => !session.isCurrent);
  return (
    <Card component="section" aria-labelledby="sessions-title">
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={2} fz={17} id="sessions-title">
          {text.title}
        </Title>
        {hasOthers && (
          <Button variant="default" size="sm" loading={ending.busy === 'others'} onClick={() => void ending.others()}>
            {text.endOthers}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {text.text}
      </Text>
      <ul className={rows.list}>
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.busy === session.id}
            onEnd={() => void ending.one(session)}
          />
        ))}
      </ul>
      {more}
    </Card>
  );
}

/** After a confirmation: unsaved work there is lost. */
function useEnding(onEnded: () => Promise<unknown>) {
  const [endSession] = useMutation(EndSessionDocument);
  const [endOthers] = useMutation(EndOtherSessionsDocument);
  const [busy, setBusy] = useState<string | null>(null);

  async function run(name: string, work: () => Promise<unknown>, done: string) {
    setBusy(name);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      // One that ended by itself meanwhile is just as gone.
      if (toUiError(error).code === 'NOT_FOUND') toast.success(done);
      else toast.error(error, text.endFailed);
    }
    await onEnded().catch((error: unknown) => toast.error(error, text.failed));
    setBusy(null);
  }

  return {
    busy,
    one: async ({ id, browser, os }: OwnSessionFragment) => {
      const question = { title: text.endTitle, text: text.endText(text.deviceName(browser, os)), action: text.end };
      if (await confirm({ ...question, danger: true }))
        await run(id, () => endSession({ variables: { id } }), text.ended);
    },
    others: async () => {
      const question = { title: text.othersTitle, text: text.othersText, action: text.endOthers };
      if (await confirm({ ...question, danger: true })) await run('others', () => endOthers(), text.othersEnded);
    },
  };
}
