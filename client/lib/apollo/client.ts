import { ApolloClient, InMemoryCache } from '@apollo/client';
import { session } from '../session/session.js';
import { link, socket } from './links.js';

/**
 * Lists are paged by `page`, and each page with its filters is an entry of its own, so the default keys are right.
 * Objects without an id are stored under their parent.
 */
const cache = new InMemoryCache({
  typePolicies: {
    // Their ids are free names within one design: two orders have a page called main.
    DesignPage: { keyFields: false },
    DesignSection: { keyFields: false },
    PlatformSettings: { keyFields: [] },
    PlatformMode: { keyFields: [] },
    Quote: { keyFields: false },
    QuoteLine: { keyFields: false },
    Pagination: { keyFields: false },
    NotificationPreference: { keyFields: ['kind'] },
    EmailTemplate: { keyFields: ['key'] },
    DomainExtension: { keyFields: ['extension'] },
    DomainAvailability: { keyFields: ['domain', 'extension'] },
  },
});

/**
 * Equal queries do not share one answer: what is read again has changed, and a request that is under way may have been
 * answered before the change. Equal subscriptions do.
 */
const context = { queryDeduplication: false };

export const apolloClient = new ApolloClient({
  link,
  cache,
  defaultOptions: { watchQuery: { context }, query: { context } },
});

let person = session.getSnapshot().user?.id ?? null;

/** Nothing that one person saw may be shown to the next: the cache and the socket end with the session. */
session.subscribe(() => {
  const snapshot = session.getSnapshot();
  if (snapshot.status === 'loading') return;
  const next = snapshot.user?.id ?? null;
  if (next === person) return;
  const wasSomeone = person !== null;
  person = next;
  if (!wasSomeone) return;
  socket.terminate();
  void apolloClient.clearStore();
});
