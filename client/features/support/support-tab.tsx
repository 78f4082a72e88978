import { useApolloClient, useSubscription } from '@apollo/client/react';
import { IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AnyTicketChangedDocument } from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { EmptyState } from '#client/ui/empty-state.js';
import styles from './support.module.css';
import { TeamConversation } from './team/team-conversation.js';
import { TeamList } from './team/team-list.js';

const QUERIES: ReadonlySet<string> = new Set(['TeamTickets', 'TeamConversation']);

/** Everyone's tickets, for administrators: search, filters, ten a page, live. `?ticket=` says which is open. */
export function SupportTab({ tools }: { readonly tools?: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const openId = params.get('ticket');
  const client = useApolloClient();
  const refresh = () => refreshQueries(client, QUERIES);
  useSubscription(AnyTicketChangedDocument, { onData: () => void refresh() });
  useRefetchOnConnect(refresh);
  const open = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('ticket');
    else next.set('ticket', id);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <div className={styles.panes} data-open={openId !== null || undefined}>
      <TeamList openId={openId} onOpen={open} onChanged={refresh} tools={tools} />
      <div className={styles.main}>
        {openId === null ? (
          <div className={styles.placeholder}>
            <EmptyState title={supportMessages.choose.title} icon={<IconMessages size={28} stroke={1.75} />} />
          </div>
        ) : (
          <TeamConversation key={openId} id={openId} onBack={() => open(null)} onChanged={refresh} />
        )}
      </div>
    </div>
  );
}
