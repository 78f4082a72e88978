import { useQuery } from '@apollo/client/react';
import { Button, Card, Select, Stack } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { ACCOUNT_EVENT_KINDS, ACCOUNT_EVENT_LOG, type AccountEventKind } from '#core/account-events.js';
import { AccountEventsDocument, type AccountEventsQuery } from '#client/gql/graphql.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { TextLink } from '#client/ui/text-link.js';
import { toast } from '#client/ui/toast.js';
import { accountEventMessages as texts, kindName, KIND_GROUPS } from './account-events.messages.js';
import { eventLink } from './event-link.js';
import { kindsOfNames, namesOfKinds } from './kind-names.js';
import styles from './account-events.module.css';

type Event = AccountEventsQuery['accountEvents']['events'][number];

const OPTIONS = KIND_GROUPS.map(({ title, kinds }) => ({
  group: title,
  items: kinds.map((kind) => ({ value: kind, label: kindName(kind) })),
}));

const isKind = (value: string | null): value is AccountEventKind => ACCOUNT_EVENT_KINDS.some((kind) => kind === value);

/** The log of one's own account, newest first, a part at a time; of one kind where that is chosen. */
export function EventsList() {
  const [kind, setKind] = useState<AccountEventKind | null>(null);
  const query = useQuery(AccountEventsDocument, {
    variables: { first: ACCOUNT_EVENT_LOG.first.default, kinds: kind === null ? null : namesOfKinds([kind]) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="md">
      <Select
        label={texts.filter}
        placeholder={texts.all}
        data={OPTIONS}
        value={kind}
        clearable
        maw={320}
        onChange={(chosen) => setKind(isKind(chosen) ? chosen : null)}
      />
      <KeptList query={query} failed={texts.failed} rows={6} height={56}>
        {({ accountEvents: { events, cursor, more } }) =>
          events.length === 0 ? (
            <EmptyState
              {...(kind === null ? texts.empty : texts.nothing)}
              icon={<IconListDetails size={28} stroke={1.75} />}
              compact
            />
          ) : (
            <>
              <Card component="ul" p={0} className={styles.list} aria-label={texts.list}>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </Card>
              {more && <Older read={() => query.fetchMore({ variables: { after: cursor }, updateQuery: joined })} />}
            </>
          )
        }
      </KeptList>
    </Stack>
  );
}

/** The older part behind what is shown. */
function joined(
  shown: AccountEventsQuery,
  { fetchMoreResult: { accountEvents: older } }: { readonly fetchMoreResult: AccountEventsQuery },
): AccountEventsQuery {
  return { ...shown, accountEvents: { ...older, events: [...shown.accountEvents.events, ...older.events] } };
}

function EventRow({ event: { type, sequence, occurredAt, data } }: { readonly event: Event }) {
  const [kind] = kindsOfNames([type]);
  if (!kind) return null;
  return (
    <li className={styles.event}>
      <TextLink to={eventLink(kind, data)}>{kindName(kind)}</TextLink>
      <span className={styles.facts}>
        <JalaliDate value={occurredAt} time />
        <span>{texts.number(sequence)}</span>
      </span>
    </li>
  );
}

function Older({ read }: { readonly read: () => Promise<unknown> }) {
  const [loading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      await read();
    } catch (error) {
      toast.error(error, texts.moreFailed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="subtle" mt="sm" loading={loading} onClick={() => void show()}>
      {texts.more}
    </Button>
  );
}
