import { Modal } from '@mantine/core';
import { useState } from 'react';
import { apiKeyMessages as text } from './api-key.messages.js';
import { KeyShown } from './key-shown.js';
import { NewKeyForm } from './new-key-form.js';

interface NewKeyDialogProps {
  readonly opened: boolean;
  readonly hasPassword: boolean;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** The form, and then the key, this once: while it is shown, no slip of the hand closes the dialog. */
export function NewKeyDialog({ opened, hasPassword, onMade, onClose }: NewKeyDialogProps) {
  const [key, setKey] = useState<string | null>(null);

  function close() {
    setKey(null);
    onClose();
  }

  function show(made: string) {
    setKey(made);
    onMade();
  }

  const isShown = key !== null;
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={isShown ? text.shown.title : text.dialog.title}
      closeOnClickOutside={!isShown}
      closeOnEscape={!isShown}
      withCloseButton={!isShown}
    >
      {isShown ? (
        <KeyShown value={key} onDone={close} />
      ) : (
        <NewKeyForm hasPassword={hasPassword} onMade={show} onCancel={close} />
      )}
    </Modal>
  );
}
