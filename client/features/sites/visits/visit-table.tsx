import { Button, Card, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { visitValueName } from '#core/sites/visit-names.js';
import type { VisitCountFieldsFragment } from '#client/gql/graphql.js';
import { formatNumber } from '#client/lib/format.js';
import { siteVisitsMessages as texts } from './site-visits.messages.js';
import { shareOf } from './visits.rules.js';
import styles from './visits.module.css';

interface VisitTableProps {
  readonly title: string;
  /** The value of the first column. */
  readonly value: string;
  /** The dimension of the counts: `page`, `source` … */
  readonly dimension: string;
  /** Most visitors first. */
  readonly rows: readonly VisitCountFieldsFragment[];
  /** The views are those that came from elsewhere. */
  readonly isArrivals?: boolean;
}

/** Rows before the others are asked for. */
const FIRST = 8;

/** Visits by one thing that they have in common; a bar behind each row shows its share. */
export function VisitTable({ title, value, dimension, rows, isArrivals = false }: VisitTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  const greatest = Math.max(0, ...rows.map(({ visitors }) => visitors));
  return (
    <Card component="section" padding="md" aria-label={title}>
      <Title order={3} fz={15} fw={650} mb="xs">
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      ) : (
        <Table className={styles.table ?? ''} withRowBorders={false}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{value}</Table.Th>
              <Table.Th scope="col">{texts.visitors}</Table.Th>
              <Table.Th scope="col">{isArrivals ? texts.arrivals : texts.views}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row) => (
              <Table.Tr key={row.value}>
                <Table.Th scope="row">
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${shareOf(row.visitors, greatest)}%` }}
                    aria-hidden
                  />
                  <bdi className={styles.name}>{visitValueName(dimension, row.value)}</bdi>
                </Table.Th>
                <Table.Td>{formatNumber(row.visitors)}</Table.Td>
                <Table.Td>{formatNumber(row.views)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {!isWhole && rows.length > FIRST && (
        <Button variant="subtle" mt="xs" mih={44} onClick={() => setWhole(true)}>
          {texts.more(rows.length - FIRST)}
        </Button>
      )}
    </Card>
  );
}
