import { useMutation } from '@apollo/client/react';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { CompleteOAuthDocument } from '../../gql/graphql.js';
import { toUiError, uiError } from '../../lib/errors.js';
import { oauth } from '../../lib/messages/oauth.messages.js';
import { useSession } from '../../lib/session/use-session.js';
import { usePageTitle } from '../../ui/use-page-title.js';
import { AuthCard } from './auth-card.js';
import { FarewellCard, type Farewell } from './farewell-card.js';
import { readReturn, targetAfterOAuth, type OAuthReturn } from './oauth-return.js';

const text = oauth.callback;

type CallbackState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'success'; readonly farewell: Farewell }
  | { readonly kind: 'error'; readonly message: string };

interface OAuthCallbackProps {
  /** Whoever designed as a guest goes on in the wizard. */
  readonly hasDesign: boolean;
}

/** Where a provider's sign-in ends (S-067): the one-time secret becomes a session, once. */
export function OAuthCallbackPage({ hasDesign }: OAuthCallbackProps) {
  const { provider } = useParams();
  const [params, setParams] = useSearchParams();
  const [returned] = useState(() => readReturn(provider, params));
  const state = useCompletion(returned, hasDesign);
  usePageTitle(text.title[returned.provider]);

  // The secret must not stay in the history, where the back button or a shared screen would show it.
  useEffect(() => {
    if (params.size > 0) setParams({}, { replace: true });
  }, [params, setParams]);

  if (state.kind === 'success') return <FarewellCard {...state.farewell} />;
  if (state.kind === 'error') return <NotSignedIn message={state.message} />;
  return (
    <AuthCard title={text.title[returned.provider]}>
      <Group role="status" gap="sm">
        <Loader size="sm" />
        <Text>{text.loading}</Text>
      </Group>
    </AuthCard>
  );
}

function variablesOf({ provider, proof }: OAuthReturn) {
  if (proof.kind === 'secret') return { provider, userId: proof.userId, secret: proof.secret };
  return proof.kind === 'code' ? { provider, code: proof.code, state: proof.state, iss: proof.iss } : null;
}

/** Asks once, however often React mounts: the secret works once. */
function useCompletion(returned: OAuthReturn, hasDesign: boolean): CallbackState {
  const { signIn } = useSession();
  const [complete] = useMutation(CompleteOAuthDocument);
  const [state, setState] = useState<CallbackState>(() =>
    returned.proof.kind === 'failed'
      ? { kind: 'error', message: uiError(returned.proof.code).message }
      : { kind: 'loading' },
  );
  const sent = useRef(false);
  useEffect(() => {
    const variables = variablesOf(returned);
    if (sent.current || variables === null) return;
    sent.current = true;
    complete({ variables }).then(
      ({ data }) => {
        if (!data) return;
        const { tokens, user, redirect, message } = data.completeOAuth;
        const target = targetAfterOAuth({ next: returned.next, hasDesign, redirect: redirect?.url });
        const named = target === '/wizard' ? text.toWizard : target === redirect?.url ? redirect.message : message;
        signIn(tokens, user);
        setState({ kind: 'success', farewell: { message: named || text.welcome, target } });
      },
      (error: unknown) => setState({ kind: 'error', message: toUiError(error).message }),
    );
  }, [returned, hasDesign, complete, signIn]);
  return state;
}

/** S-069 */
function NotSignedIn({ message }: { readonly message: string }) {
  return (
    <AuthCard title={text.errorTitle}>
      <Stack gap="md">
        <Text role="alert">{message}</Text>
        <Button component={Link} to="/auth/login" size="md" fullWidth>
          {text.back}
        </Button>
      </Stack>
    </AuthCard>
  );
}
