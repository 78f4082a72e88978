import { ApolloClient, InMemoryCache } from '@apollo/client';
import { session } from '../session/session.js';
import { OWN_ANSWERS } from './deduplication.js';
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
    // A list reads less of it than the details do.
    WizardData: { merge: true },
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

export const apolloClient = new ApolloClient({ link, cache, defaultOptions: OWN_ANSWERS });

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
