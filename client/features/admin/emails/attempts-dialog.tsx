import { Modal, Table } from '@mantine/core';
import type { EmailRowFragment } from '#client/gql/graphql.js';
import { adminEmailMessages as texts } from '#client/lib/messages/admin/admin-emails.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';

interface AttemptsDialogProps {
  readonly mail: EmailRowFragment | null;
  readonly onClose: () => void;
}

/** Every attempt to send a mail, and what went wrong. */
export function AttemptsDialog({ mail, onClose }: AttemptsDialogProps) {
  return (
    <Modal opened={mail !== null} onClose={onClose} title={texts.attempts} size="lg">
      <Table>
        <Table.Tbody>
          {mail?.history.map(({ at, error, service }) => (
            <Table.Tr key={at}>
              <Table.Td>
                <JalaliDate value={at} time />
              </Table.Td>
              <Table.Td>
                <Ltr>{service}</Ltr>
              </Table.Td>
              <Table.Td>{error === null ? texts.attemptOk : <Ltr>{error}</Ltr>}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
