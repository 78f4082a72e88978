import { Modal } from '@mantine/core';
import type { OwnApiKeyFragment } from '#client/gql/graphql.js';
import { callsMessages as text } from './calls.messages.js';
import { CallsList } from './calls-list.js';

interface CallsDialogProps {
  readonly opened: boolean;
  readonly apiKey: Pick<OwnApiKeyFragment, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** The last calls with a key. */
export function CallsDialog({ opened, apiKey, onClose }: CallsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} size="xl" title={text.title(apiKey.name)}>
      <CallsList keyId={apiKey.id} />
    </Modal>
  );
}
