import { useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { RevokeApiKeyDocument } from '#client/gql/graphql.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { apiKeyMessages } from '../api-key.messages.js';
import { ltr } from '#core/text/bidi.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import type { AdminKey } from './admin-key-table.js';

const { admin: texts, revoke, revoked, revokeFailed } = apiKeyMessages;
const REASON_MAX = 500;

interface RevokeDialogProps {
  readonly owned: AdminKey | null;
  readonly onClose: () => void;
}

/** An administrator revokes a user's key; the reason is in the log. */
export function RevokeDialog({ owned, onClose }: RevokeDialogProps) {
  return (
    <Modal opened={owned !== null} onClose={onClose} title={texts.revokeTitle}>
      {owned && <RevokeForm owned={owned} onClose={onClose} />}
    </Modal>
  );
}

function RevokeForm({ owned: { apiKey, owner }, onClose }: { readonly owned: AdminKey; readonly onClose: () => void }) {
  const [revokeKey, { loading }] = useMutation(RevokeApiKeyDocument);
  const [reason, setReason] = useState('');

  async function end() {
    try {
      await revokeKey({ variables: { id: apiKey.id, reason: reason.trim() || null } });
      toast.success(revoked);
      onClose();
    } catch (error) {
      toast.error(error, revokeFailed);
    }
  }

  return (
    <Stack gap="md">
      <Text size="sm">{texts.revokeText(apiKey.name, owner.fullName ?? ltr(owner.email))}</Text>
      <Textarea
        label={adminMessages.reasonOptional}
        description={texts.reasonHint}
        rows={3}
        maxLength={REASON_MAX}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button color="red" loading={loading} onClick={() => void end()}>
          {revoke}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
