import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import type { SiteMessageRowFragment, SiteMessageState } from '#client/gql/graphql.js';
import { siteInboxMessages as texts } from '#client/lib/messages/sites/site-inbox.messages.js';
import { BulkBar } from '#client/ui/lists/bulk/bulk-bar.js';
import { SelectAll } from '#client/ui/lists/bulk/select-all.js';
import { useSelection, type Selection } from '#client/ui/lists/bulk/use-selection.js';
import styles from './inbox.module.css';
import { rowAfterKey, senderOf } from './inbox.rules.js';
import { MessageRow } from './message-row.js';
import { useOwnsSite } from '../site/owns-site.js';
import { MoveButtons } from './move-buttons.js';
import { useMessageActs } from './use-message-acts.js';

interface MessageRowsProps {
  readonly messages: readonly SiteMessageRowFragment[];
  /** The state of all of them. */
  readonly state: SiteMessageState;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** One page of messages: the focus goes from row to row by the arrows or j and k, and several can be filed together. */
export function MessageRows({ messages, state, openId, onOpen }: MessageRowsProps) {
  const ownsSite = useOwnsSite();
  const selection = useSelection({
    shown: messages,
    rowKey: ({ id }) => id,
    labelOf: (message) => texts.list.select(senderOf(message)),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
    const next = rowAfterKey(event, buttons.indexOf(event.currentTarget), buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <>
      {ownsSite && (
        <>
          <div className={styles.selectAll}>
            <SelectAll rows={messages} selection={selection} isLabelShown />
          </div>
          <Filing selection={selection} state={state} />
        </>
      )}
      <ul className={styles.list}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={message.id === openId}
            selection={selection}
            onOpen={() => onOpen(message.id)}
            onKeyDown={onKeyDown}
          />
        ))}
      </ul>
    </>
  );
}

interface FilingProps {
  readonly selection: Selection<SiteMessageRowFragment>;
  readonly state: SiteMessageState;
}

/** The possible acts on the chosen messages. */
function Filing({ selection, state }: FilingProps) {
  const acts = useMessageActs();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, act: () => Promise<boolean>) => {
    setBusy(name);
    if (await act()) selection.set([]);
    setBusy(null);
  };
  return (
    <BulkBar selection={selection} isAlone>
      <MoveButtons
        from={state}
        size="sm"
        busy={busy}
        onMove={(to) => void run(to, () => acts.moveTo(selection.rows, state, to))}
      />
      <Button
        size="sm"
        variant="default"
        leftSection={<IconMailOpened size={17} aria-hidden />}
        disabled={selection.rows.every(({ readAt }) => readAt !== null)}
        loading={busy === 'read'}
        onClick={() => void run('read', () => acts.mark(selection.rows, true))}
      >
        {texts.list.markRead}
      </Button>
    </BulkBar>
  );
}
