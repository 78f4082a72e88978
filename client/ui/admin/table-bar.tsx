import { Button, Kbd, Menu, NativeSelect } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { useAdminUrl } from './use-admin-url.js';
import { orderChanges, shownOrder, type ShownOrder } from './list-order.js';
import styles from './table-bar.module.css';

const { table: texts } = adminMessages;

interface TableColumn {
  readonly name: string;
  readonly isActions?: boolean;
  readonly sort?: string;
}

interface TableBarProps {
  /** The id of the line of keys, which describes the table. */
  readonly hintsId: string;
  readonly columns: readonly TableColumn[];
  /** The order without a choice; left out: the newest first. */
  readonly first?: ShownOrder | undefined;
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
}

/** Above a table: its keys where there is a keyboard, the order on a phone, and which columns are shown. */
export function TableBar({ hintsId, columns, first, hidden, onToggle }: TableBarProps) {
  const [, ...rest] = columns;
  return (
    <div className={styles.bar}>
      <p id={hintsId} className={styles.hints}>
        {texts.keys.map(({ keys, text }) => (
          <span key={text}>
            {keys.map((key) => (
              <Kbd key={key} size="xs">
                {key}
              </Kbd>
            ))}{' '}
            {text}
          </span>
        ))}
      </p>
      <OrderChoice columns={columns} first={first} />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconColumns3 size={16} stroke={1.75} />}
          >
            {texts.columns}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {rest
            .filter(({ isActions }) => !isActions)
            .map(({ name }) => (
              <Menu.CheckboxItem key={name} checked={!hidden.has(name)} onChange={() => onToggle(name)}>
                {name}
              </Menu.CheckboxItem>
            ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** On a phone, where the heads of the columns are not shown. */
function OrderChoice({ columns, first }: Pick<TableBarProps, 'columns' | 'first'>) {
  const url = useAdminUrl();
  const sorted = columns.filter(({ sort }) => sort !== undefined);
  if (sorted.length === 0) return null;
  const { sort, direction } = shownOrder(url, first);
  const options = sorted.flatMap(({ name, sort: by = '' }) => [
    { value: `${by} desc`, label: texts.falling(name) },
    { value: `${by} asc`, label: texts.rising(name) },
  ]);
  const choose = (value: string) => {
    const [by = '', way] = value.split(' ');
    url.filter(orderChanges({ sort: by, direction: way === 'asc' ? 'asc' : 'desc' }, first));
  };
  return (
    <NativeSelect
      className={styles.order}
      aria-label={texts.order}
      value={`${sort} ${direction}`}
      data={options}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
