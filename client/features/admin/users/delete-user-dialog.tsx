import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '../../../../core/limits.js';
import { DeleteUserDocument, type AdminUserRowFragment } from '../../../gql/graphql.js';
import { adminUserMessages } from '../../../lib/messages/admin/admin-users.messages.js';
import { ltr } from '../../../../core/bidi.js';
import { refreshQueries } from '../../../lib/refresh.js';
import { DialogFoot } from '../../../ui/dialog-foot.js';
import { toast } from '../../../ui/toast.js';
import { USER_LISTS } from './use-user-acts.js';

const { deleteDialog: texts } = adminUserMessages;

interface DeleteUserDialogProps {
  readonly user: AdminUserRowFragment | null;
  readonly onClose: () => void;
}

/** Deleting takes a reason; without one the button does nothing. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  return (
    <Modal opened={user !== null} onClose={onClose} title={texts.title}>
      {user && <DeleteUserForm user={user} onClose={onClose} />}
    </Modal>
  );
}

function DeleteUserForm({ user, onClose }: { readonly user: AdminUserRowFragment; readonly onClose: () => void }) {
  const [deleteUser, { loading }] = useMutation(DeleteUserDocument);
  const client = useApolloClient();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const remove = async () => {
    try {
      await deleteUser({ variables: { id: user.id, reason } });
      await refreshQueries(client, USER_LISTS);
      toast.success(texts.done);
      onClose();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm">{texts.text(ltr(user.email))}</Text>
      <Textarea
        label={texts.reason}
        description={texts.reasonHint}
        required
        rows={3}
        maxLength={TEXT.comments}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button color="red" disabled={reason === ''} loading={loading} onClick={() => void remove()}>
          {texts.action}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
