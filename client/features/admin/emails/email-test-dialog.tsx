import { Modal } from '@mantine/core';
import { adminEmailMessages } from '#client/lib/messages/admin/admin-emails.messages.js';
import { EmailTestForm } from './email-test-form.js';

interface EmailTestDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function EmailTestDialog({ opened, onClose }: EmailTestDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={adminEmailMessages.testDialog.title}>
      <EmailTestForm onSent={onClose} />
    </Modal>
  );
}
