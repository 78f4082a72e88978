import { useApolloClient, useMutation } from '@apollo/client/react';
import { Modal, Text } from '@mantine/core';
import { DeleteUserDocument, type AdminUserRowFragment } from '#client/gql/graphql.js';
import { adminUserMessages } from '#client/lib/messages/admin/admin-users.messages.js';
import { ltr } from '#core/text/bidi.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { ReasonForm } from '#client/ui/dialogs/reason-form.js';
import { toast } from '#client/ui/toast.js';
import { USER_LISTS } from './use-user-acts.js';

const { deleteDialog: texts } = adminUserMessages;

interface DeleteUserDialogProps {
  readonly user: AdminUserRowFragment | null;
  /** The account is no more: a page of it alone is left. */
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Deleting takes a reason; without one the button does nothing. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  return (
    <Modal opened={user !== null} onClose={onClose} title={texts.title}>
      {user && <DeleteUserForm user={user} onDeleted={onDeleted} onClose={onClose} />}
    </Modal>
  );
}

interface DeleteUserFormProps extends Omit<DeleteUserDialogProps, 'user'> {
  readonly user: AdminUserRowFragment;
}

function DeleteUserForm({ user, onDeleted, onClose }: DeleteUserFormProps) {
  const [deleteUser, { loading }] = useMutation(DeleteUserDocument);
  const client = useApolloClient();
  const remove = async (reason: string) => {
    try {
      await deleteUser({ variables: { id: user.id, reason } });
      onDeleted?.();
      await refreshQueries(client, USER_LISTS);
      toast.success(texts.done);
      onClose();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <ReasonForm
      label={texts.reason}
      hint={texts.reasonHint}
      action={texts.action}
      danger
      loading={loading}
      onSend={remove}
      onCancel={onClose}
    >
      <Text size="sm">{texts.text(ltr(user.email))}</Text>
      <Text size="sm">{texts.sites}</Text>
    </ReasonForm>
  );
}
