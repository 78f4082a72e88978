import { Button, Group, Modal, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { bulkMessages as texts } from '#client/lib/messages/bulk.messages.js';
import styles from './bulk-bar.module.css';
import type { BulkResult } from './use-bulk-act.js';
import type { Selection } from './use-selection.js';

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>;
  /** Between other things, and not on top of a table. */
  readonly isAlone?: boolean;
  /** The acts on all of them. */
  readonly children: ReactNode;
}

/** How many rows are chosen and what can be done with them; nothing where none is. */
export function BulkBar<Row>({ selection, isAlone = false, children }: BulkBarProps<Row>) {
  if (selection.rows.length === 0) return null;
  return (
    <Group gap="xs" className={styles.bar} data-alone={isAlone || undefined} role="status">
      <Text size="sm" fw={600}>
        {texts.chosen(selection.rows.length)}
      </Text>
      {children}
      <Button size="sm" px="xs" variant="subtle" color="gray" onClick={() => selection.set([])}>
        {texts.none}
      </Button>
    </Group>
  );
}

/** Row by row what an act came to; closed for null. */
export function BulkResults({
  results,
  onClose,
}: {
  readonly results: readonly BulkResult[] | null;
  readonly onClose: () => void;
}) {
  return (
    <Modal opened={results !== null} onClose={onClose} title={texts.results}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.row}</Table.Th>
            <Table.Th scope="col">{texts.result}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {results?.map(({ key, label, fault }) => (
            <Table.Tr key={key}>
              <Table.Td>{label}</Table.Td>
              <Table.Td>{fault ?? texts.ok}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
