import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { RotateAccountWebhookSecretDocument, type AccountWebhookFieldsFragment } from '#client/gql/graphql.js';
import { formatDateTime } from '#client/lib/format.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { ShownSecret } from '#client/ui/webhooks/shown-secret.js';
import { accountWebhooksMessages } from './account-webhooks.messages.js';

const { rotate: texts } = accountWebhooksMessages;

/** Until when requests are signed with the secret before, too. */
export function bothUntil(earlierSecretUntil: string): string {
  return texts.both(formatDateTime(new Date(earlierSecretUntil)));
}

/** After a confirmation: a new secret, shown this once. */
export function RotateSecret({ webhook: { id, url } }: { readonly webhook: AccountWebhookFieldsFragment }) {
  const [rotate, { loading, data, reset }] = useMutation(RotateAccountWebhookSecretDocument, { variables: { id } });
  const [isShown, setShown] = useState(false);
  const made = isShown ? data?.rotateAccountWebhookSecret : undefined;
  const change = async () => {
    if (!(await confirm({ title: texts.title, text: texts.text, action: texts.action }))) return;
    try {
      await rotate();
      setShown(true);
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  const close = () => {
    setShown(false);
    reset();
  };
  const until = made?.webhook.earlierSecretUntil;
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconKey size={17} aria-hidden />}
        loading={loading}
        aria-label={texts.label(url)}
        onClick={() => void change()}
      >
        {texts.action}
      </Button>
      <Modal
        opened={made !== undefined}
        onClose={close}
        size="lg"
        title={texts.shownTitle}
        closeOnClickOutside={false}
        closeOnEscape={false}
        withCloseButton={false}
      >
        {made && <ShownSecret secret={made.secret} onDone={close} note={until ? bothUntil(until) : undefined} />}
      </Modal>
    </>
  );
}
