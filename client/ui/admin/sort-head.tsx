import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { useAdminUrl } from './use-admin-url.js';
import styles from './admin-table.module.css';
import { orderChanges, shownOrder, type ShownOrder } from './list-order.js';

interface SortHeadProps {
  readonly column: { readonly name: string; readonly sort?: string; readonly isActions?: boolean };
  /** The order without a choice; left out: the newest first. */
  readonly first?: ShownOrder | undefined;
}

/** The head of a column; of one that the list can be sorted by, a button that sorts. */
export function SortHead({ column: { name, sort, isActions }, first }: SortHeadProps) {
  const url = useAdminUrl();
  if (sort === undefined)
    return (
      <th scope="col" data-actions={isActions || undefined}>
        {name}
      </th>
    );
  const order = shownOrder(url, first);
  const isSorted = order.sort === sort;
  const isRising = order.direction === 'asc';
  const Icon = !isSorted ? IconSelector : isRising ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}>
      <UnstyledButton
        className={styles.sort}
        data-sorted={isSorted || undefined}
        onClick={() => url.filter(orderChanges({ sort, direction: isSorted && !isRising ? 'asc' : 'desc' }, first))}
      >
        {name}
        <Icon size={15} stroke={2} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
