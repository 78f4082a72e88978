import { Modal, Table } from '@mantine/core';
import { adminToolMessages } from '#client/lib/messages/admin/admin-tools.messages.js';
import type { AuditRow } from './audit-table.js';
import styles from './audit-table.module.css';
import { changesOf } from './audit.rules.js';

const { audit: texts } = adminToolMessages;

interface ChangeDialogProps {
  readonly entry: AuditRow | null;
  readonly onClose: () => void;
}

/** Before and after, side by side. */
export function ChangeDialog({ entry, onClose }: ChangeDialogProps) {
  return (
    <Modal opened={entry !== null} onClose={onClose} title={entry && texts.changeOf(entry.actionTitle)} size="lg">
      <Table style={{ overflowWrap: 'anywhere' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.field}</Table.Th>
            <Table.Th scope="col">{texts.before}</Table.Th>
            <Table.Th scope="col">{texts.after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entry &&
            changesOf(entry.before, entry.after).map(({ name, field, before, after }) => (
              <Table.Tr key={name}>
                <Table.Td className={styles.field}>
                  <bdi>{field}</bdi>
                </Table.Td>
                <Table.Td>
                  <bdi>{before}</bdi>
                </Table.Td>
                <Table.Td>
                  <bdi>{after}</bdi>
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
