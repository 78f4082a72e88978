import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { OAUTH_TITLES } from '#core/oauth-providers.js';
import { UnlinkOAuthDocument, type OwnIdentityFragment } from '#client/gql/graphql.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import { OAuthMark } from '#client/features/identity/index.js';
import { SecurityRow } from './security-row.js';

const text = security.providers;

interface ProviderRowsProps {
  readonly identities: readonly OwnIdentityFragment[];
  readonly onChanged: () => void;
}

/** Whom one can sign in with beside the password; each can be taken off, but not the last way in. */
export function ProviderRows({ identities, onChanged }: ProviderRowsProps) {
  if (identities.length === 0)
    return <SecurityRow icon={<IconPlugConnected size={20} stroke={1.75} />} name={text.name} text={text.none} />;
  return identities.map((identity) => (
    <ProviderRow key={`${identity.provider}:${identity.providerUserId}`} identity={identity} onChanged={onChanged} />
  ));
}

function ProviderRow({
  identity,
  onChanged,
}: {
  readonly identity: OwnIdentityFragment;
  readonly onChanged: () => void;
}) {
  const { provider, email, lastUsedAt } = identity;
  const name = OAUTH_TITLES[provider];
  const [unlink] = useMutation(UnlinkOAuthDocument);
  const [busy, setBusy] = useState(false);

  async function remove() {
    const question = { title: text.unlinkTitle(name), text: text.unlinkText(name), action: text.unlink };
    if (!(await confirm({ ...question, danger: true }))) return;
    setBusy(true);
    try {
      await unlink({ variables: { provider } });
      toast.success(text.unlinked);
    } catch (error) {
      toast.error(error, text.unlinkFailed);
    } finally {
      setBusy(false);
      onChanged();
    }
  }

  return (
    <SecurityRow
      icon={<OAuthMark provider={provider} />}
      name={name}
      text={
        <>
          {email !== null && <Ltr>{email}</Ltr>} {text.lastUsed}: <JalaliDate value={lastUsedAt} ago />
        </>
      }
    >
      <Button variant="default" loading={busy} aria-label={text.unlinkNamed(name)} onClick={() => void remove()}>
        {text.unlink}
      </Button>
    </SecurityRow>
  );
}
