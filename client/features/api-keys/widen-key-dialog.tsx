import { Modal } from '@mantine/core';
import type { OwnApiKeyFragment } from '#client/gql/graphql.js';
import { apiKeyMessages } from './api-key.messages.js';
import { WidenKeyForm } from './widen-key-form.js';

interface WidenKeyDialogProps {
  readonly opened: boolean;
  /** Null while it is closed. */
  readonly apiKey: OwnApiKeyFragment | null;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Lets a key do more without a new one: its program keeps the key that it has. */
export function WidenKeyDialog({ opened, apiKey, hasPassword, onClose }: WidenKeyDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={apiKeyMessages.widening.title}>
      {apiKey && <WidenKeyForm key={apiKey.id} apiKey={apiKey} hasPassword={hasPassword} onClose={onClose} />}
    </Modal>
  );
}
