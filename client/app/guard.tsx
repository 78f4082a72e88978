import { useQuery } from '@apollo/client/react';
import { Center, Container, Loader } from '@mantine/core';
import { useDeferredValue, type PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { MeDocument } from '#client/gql/graphql.js';
import { ONE_REQUEST } from '#client/lib/apollo/deduplication.js';
import { firstWordsAt } from '#client/lib/first-words.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { isAdmin, useSession } from '#client/lib/session/use-session.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { WordsScreen } from '#client/ui/frame/boot-screen.js';

/** The state that /auth reads from `location.state`: where the visitor wanted to go. */
export interface AuthOrigin {
  readonly from: string;
}

/** Shows the page only to whom it is for. This is courtesy, not protection: the server decides about every datum. */
export function Guard({ adminOnly = false, children }: PropsWithChildren<{ readonly adminOnly?: boolean }>) {
  const session = useSession();
  const location = useLocation();
  // A change of the session is rendered in one task; the page behind it may take several, and the first words wait.
  const isKnown = useDeferredValue(session.status !== 'loading');
  if (!isKnown || session.status === 'loading') return <Checking path={location.pathname} />;
  if (session.status === 'guest') {
    // The browser is elsewhere already (signing out leads home) and this page is about to go: nothing to guard.
    if (window.location.pathname !== location.pathname) return null;
    const origin: AuthOrigin = { from: location.pathname + location.search + location.hash };
    return <Navigate to="/auth" replace state={origin} />;
  }
  if (adminOnly && !isAdmin(session.user)) return <Navigate to="/dashboard" replace />;
  return children;
}

function Checking({ path }: { readonly path: string }) {
  const { error, refetch } = useQuery(MeDocument, { context: ONE_REQUEST });
  if (error)
    return (
      <Container size="sm">
        <ErrorNotice error={error} title={shell.guard.failed} onRetry={() => void refetch()} />
      </Container>
    );
  const words = firstWordsAt(path);
  if (words !== null) return <WordsScreen {...words} />;
  return (
    <Center mih="50dvh" role="status">
      <Loader aria-label={shell.guard.checking} />
    </Center>
  );
}
