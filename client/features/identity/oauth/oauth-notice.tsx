import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { oauth } from '#client/lib/messages/identity/oauth.messages.js';
import { errorOf } from './oauth-return.js';

type Outcome = { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'succeeded' };

const OWN = ['oauth', 'oauth_success', 'error', 'provider'] as const;

function outcomeOf(params: URLSearchParams): Outcome | null {
  if (params.get('oauth') === 'failed') {
    const code = errorOf(params);
    return { kind: 'failed', message: code ? ERRORS[code].fa : oauth.failed };
  }
  return params.get('oauth_success') === 'true' ? { kind: 'succeeded' } : null;
}

/**
 * The result of a provider's sign-in: `/auth?oauth=failed` and `/auth?oauth_success=true`. It is shown once, not at
 * every reload.
 */
export function OAuthNotice() {
  const [params, setParams] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const [outcome, setOutcome] = useState<Outcome | null>(() => outcomeOf(params));
  useEffect(() => {
    const shown = outcomeOf(params);
    if (!shown) return;
    setOutcome(shown);
    const rest = new URLSearchParams(params);
    for (const name of OWN) rest.delete(name);
    setParams(rest, { replace: true, state });
  }, [params, setParams, state]);

  if (!outcome) return null;
  if (outcome.kind === 'succeeded') {
    return (
      <Alert role="status" color="green" variant="light" radius="md" icon={<IconCircleCheck size={20} />}>
        <Text size="sm">{oauth.succeeded}</Text>
      </Alert>
    );
  }
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      radius="md"
      icon={<IconAlertTriangle size={20} />}
      title={oauth.failedTitle}
    >
      <Text size="sm">{outcome.message}</Text>
    </Alert>
  );
}
