import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ShownSecret } from './shown-secret.js';
import { webhookMessages } from './webhook.messages.js';

const { add, shown } = webhookMessages;

interface AddWebhookDialogProps {
  readonly opened: boolean;
  readonly onAdded: () => Promise<void>;
  readonly onClose: () => void;
  readonly form: (onMade: (secret: string) => void, onCancel: () => void) => ReactNode;
}

/** The form, and then the secret, this once: while it is shown, no slip of the hand closes the dialog. */
export function AddWebhookDialog({ opened, onAdded, onClose, form }: AddWebhookDialogProps) {
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
      {isShown ? <ShownSecret secret={secret} onDone={close} /> : form(show, close)}
    </Modal>
  );
}
