import { useMutation } from '@apollo/client/react';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { OAUTH_TITLES } from '#core/oauth-providers.js';
import { CompleteOAuthDocument, type CompleteOAuthMutation } from '#client/gql/graphql.js';
import { toUiError, uiError } from '#client/lib/errors.js';
import { oauth } from '#client/lib/messages/identity/oauth.messages.js';
import { noteSignIn } from '#client/lib/session/handover.js';
import { useSession } from '#client/lib/session/use-session.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { AuthCard } from '../forms/auth-card.js';
import { FarewellCard, type Farewell } from '../after-sign-in/farewell-card.js';
import { readReturn, targetAfterOAuth, type OAuthReturn } from './oauth-return.js';
import { SecondStepCard } from '../after-sign-in/second-step-card.js';
import { challengeOf } from '../after-sign-in/second-step.js';

const text = oauth.callback;

type CallbackState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'second-step'; readonly challenge: string }
  | { readonly kind: 'success'; readonly farewell: Farewell }
  | { readonly kind: 'error'; readonly message: string };

/** Where a provider's sign-in ends: the one-time secret becomes a session, once. */
export function OAuthCallbackPage() {
  const { provider } = useParams();
  const [params, setParams] = useSearchParams();
  const [returned] = useState(() => readReturn(provider, params));
  const { state, finish } = useCompletion(returned);
  const navigate = useNavigate();
  const title = text.title(OAUTH_TITLES[returned.provider]);
  usePageTitle(title);

  // The secret must not stay in the history, where the back button or a shared screen would show it.
  useEffect(() => {
    if (params.size > 0) setParams({}, { replace: true });
  }, [params, setParams]);

  if (state.kind === 'success') return <FarewellCard {...state.farewell} />;
  if (state.kind === 'second-step')
    return <SecondStepCard challenge={state.challenge} onSignedIn={finish} onRestart={() => void navigate('/auth')} />;
  if (state.kind === 'error') return <NotSignedIn message={state.message} />;
  return (
    <AuthCard title={title}>
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

/** Sends one request, however often React mounts: the secret works once. */
function useCompletion(returned: OAuthReturn): {
  readonly state: CallbackState;
  readonly finish: (payload: CompleteOAuthMutation['completeOAuth']) => void;
} {
  const { signIn } = useSession();
  const [complete] = useMutation(CompleteOAuthDocument);
  const [state, setState] = useState<CallbackState>(() =>
    returned.proof.kind === 'failed'
      ? { kind: 'error', message: uiError(returned.proof.code).message }
      : { kind: 'loading' },
  );
  const finish = useCallback(
    ({ tokens, user, redirect, message }: CompleteOAuthMutation['completeOAuth']) => {
      const target = targetAfterOAuth({ next: returned.next, redirect: redirect?.url });
      const named = target === '/wizard' ? text.toWizard : target === redirect?.url ? redirect.message : message;
      noteSignIn(user.id, returned.next);
      signIn(tokens, user);
      setState({ kind: 'success', farewell: { message: named || text.welcome, target } });
    },
    [returned, signIn],
  );
  const sent = useRef(false);
  useEffect(() => {
    const variables = variablesOf(returned);
    if (sent.current || variables === null) return;
    sent.current = true;
    complete({ variables }).then(
      ({ data }) => data && finish(data.completeOAuth),
      (error: unknown) => setState(stateOfFailure(error)),
    );
  }, [returned, complete, finish]);
  return { state, finish };
}

function stateOfFailure(error: unknown): CallbackState {
  const challenge = challengeOf(error);
  return challenge === null ? { kind: 'error', message: toUiError(error).message } : { kind: 'second-step', challenge };
}

/** The sign-in failed: why, and the way back to the login form. */
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
