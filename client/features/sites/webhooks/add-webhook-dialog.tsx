import { Anchor, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { siteWebhooksMessages } from '#client/lib/messages/sites/site-webhooks.messages.js';
import { ShownOnce } from '#client/ui/dialogs/shown-once.js';
import { AddWebhookForm } from './add-webhook-form.js';

const { add, shown } = siteWebhooksMessages;

const SPECIFICATION = 'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md';

interface AddWebhookDialogProps {
  readonly siteId: string;
  readonly opened: boolean;
  readonly onAdded: () => Promise<void>;
  readonly onClose: () => void;
}

/** The form, and then the secret, this once: while it is shown, no slip of the hand closes the dialog. */
export function AddWebhookDialog({ siteId, opened, onAdded, onClose }: AddWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  const show = (made: string) => {
    setSecret(made);
    void onAdded();
  };
  const isShown = secret !== null;
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={isShown ? shown.title : add.title}
      closeOnClickOutside={!isShown}
      closeOnEscape={!isShown}
      withCloseButton={!isShown}
    >
      {isShown ? (
        <ShownOnce value={secret} texts={shown} onDone={close}>
          <Text size="sm">
            {shown.check}{' '}
            <Anchor href={SPECIFICATION} target="_blank" rel="noreferrer" inherit underline="always">
              {shown.specification}
            </Anchor>
          </Text>
        </ShownOnce>
      ) : (
        <AddWebhookForm siteId={siteId} onMade={show} onCancel={close} />
      )}
    </Modal>
  );
}
