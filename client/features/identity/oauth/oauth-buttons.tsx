import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Divider, Group } from '@mantine/core';
import { useState } from 'react';
import { OAUTH_TITLES, type OAuthProviderName } from '#core/oauth-providers.js';
import { OfferedOAuthDocument, StartOAuthDocument } from '#client/gql/graphql.js';
import { oauth } from '#client/lib/messages/identity/oauth.messages.js';
import { useOnReturn } from '#client/lib/live/use-on-return.js';
import { AgreementSentence } from '#client/ui/agreement-sentence.js';
import { toast } from '#client/ui/toast.js';
import { requestedTarget } from '../after-sign-in/after-sign-in.js';
import { OAuthMark, SHOWN_PROVIDERS } from './oauth-marks.js';
import { addressesFor } from './oauth-return.js';
import { useSignInTarget } from '../after-sign-in/use-sign-in-target.js';

/** Which button was pressed, until the browser has left; back again by the back button, none is. */
function useLeaving() {
  const [leaving, setLeaving] = useState<OAuthProviderName | null>(null);
  useOnReturn(() => setLeaving(null));
  return [leaving, setLeaving] as const;
}

interface OAuthButtonsProps {
  /** A form right above says what a new account agrees to. */
  readonly isAgreed: boolean;
}

/** The other two ways in. A provider that this installation does not offer has no button. */
export function OAuthButtons({ isAgreed }: OAuthButtonsProps) {
  const target = requestedTarget(useSignInTarget());
  const { data } = useQuery(OfferedOAuthDocument);
  const [start] = useMutation(StartOAuthDocument);
  const [leaving, setLeaving] = useLeaving();
  const offered = SHOWN_PROVIDERS.filter((provider) => data?.oauthProviders.includes(provider) ?? true);

  async function leave(provider: OAuthProviderName) {
    setLeaving(provider);
    try {
      const variables = { provider, ...addressesFor(provider, window.location.origin, target) };
      const answer = await start({ variables });
      if (answer.data) window.location.assign(answer.data.startOAuth.redirectUrl);
    } catch (error) {
      setLeaving(null);
      toast.error(error, oauth.startFailed);
    }
  }

  if (offered.length === 0) return null;
  return (
    <>
      <Divider label={oauth.or} labelPosition="center" />
      <Group grow gap="sm" role="group" aria-label={oauth.label}>
        {offered.map((provider) => (
          <Button
            key={provider}
            aria-label={oauth.continueWith(OAUTH_TITLES[provider])}
            variant="default"
            size="md"
            px="sm"
            leftSection={<OAuthMark provider={provider} />}
            loading={leaving === provider}
            disabled={leaving !== null && leaving !== provider}
            onClick={() => void leave(provider)}
          >
            {OAUTH_TITLES[provider]}
          </Button>
        ))}
      </Group>
      {!isAgreed && <AgreementSentence of="otherWay" />}
    </>
  );
}
