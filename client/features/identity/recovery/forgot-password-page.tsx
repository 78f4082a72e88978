import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { RequestPasswordResetDocument } from '#client/gql/graphql.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { TextLink } from '#client/ui/text-link.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { AuthCard } from '../forms/auth-card.js';
import { EmailOnlyForm } from './email-only-form.js';
import { LinkSent } from './link-sent.js';
import { useTypedEmail } from '../forms/use-typed-email.js';

const text = recovery.forgot;

/** One field, then a confirmation. */
export function ForgotPasswordPage() {
  usePageTitle(text.title);
  const typed = useTypedEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request, { loading, error }] = useMutation(RequestPasswordResetDocument);

  /** A failure is shown by `error`. */
  function send(email: string) {
    request({ variables: { email } }).then(
      () => setSentTo(email),
      () => undefined,
    );
  }

  if (sentTo !== null) return <LinkSent text={text.sent} email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <AuthCard title={text.title} text={text.text}>
      <Stack gap="lg">
        <EmailOnlyForm email={typed} action={text.submit} loading={loading} error={error} onSubmit={send} />
        <Text size="sm" ta="center">
          <TextLink to="/auth">{text.back}</TextLink>
        </Text>
      </Stack>
    </AuthCard>
  );
}
