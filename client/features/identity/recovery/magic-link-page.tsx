import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { RequestMagicLinkDocument } from '#client/gql/graphql.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { AgreementSentence } from '#client/ui/agreement-sentence.js';
import { TextLink } from '#client/ui/text-link.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { targetAfterSignIn, requestedTarget } from '../after-sign-in/after-sign-in.js';
import { AuthCard } from '../forms/auth-card.js';
import { EmailOnlyForm } from './email-only-form.js';
import { LinkSent } from './link-sent.js';
import { MagicLinkArrival } from './magic-link-arrival.js';
import { useTypedEmail } from '../forms/use-typed-email.js';
import { useSignInTarget } from '../after-sign-in/use-sign-in-target.js';
import { readVerificationLink } from './verification-link.js';

const text = recovery.magic;

/** One address for both halves: with a token it signs in, without one it shows the form that requests the mail. */
export function MagicLinkPage() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const link = readVerificationLink(params);
  if (link !== null) return <MagicLinkArrival key={link.token} link={link} redirect={params.get('redirect')} />;
  return <AskForLink />;
}

function AskForLink() {
  const session = useSession();
  const wishes = useSignInTarget();
  const { search, state } = useLocation();
  const typed = useTypedEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request, { loading, error }] = useMutation(RequestMagicLinkDocument);

  /** A failure is shown by `error`. */
  function send(email: string) {
    request({ variables: { email, redirectUrl: requestedTarget(wishes) } }).then(
      () => setSentTo(email),
      () => undefined,
    );
  }

  if (session.status === 'signed-in') return <Navigate to={targetAfterSignIn(session.user, wishes)} replace />;
  if (sentTo !== null) return <LinkSent text={text.sent} email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <AuthCard title={text.title} text={text.text}>
      <Stack gap="lg">
        <EmailOnlyForm email={typed} action={text.submit} loading={loading} error={error} onSubmit={send} />
        <AgreementSentence of="otherWay" />
        <Text size="sm" ta="center">
          <TextLink to={`/auth${search}`} state={state}>
            {text.withPassword}
          </TextLink>
        </Text>
      </Stack>
    </AuthCard>
  );
}
