import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { DesignSection } from '#core/design/design.js';
import type { ListFields } from '#sitekit/texts/field-groups.js';
import { listMessages } from '../../messages/lists.messages.js';
import { SortableList } from '../../sortable/sortable-list.js';
import styles from '../../sortable/rows.module.css';
import { ItemRow } from './item-row.js';
import { useItemEdits } from './use-item-edits.js';

const m = listMessages;

interface ItemListProps {
  readonly section: DesignSection;
  readonly list: ListFields;
  /** The text of each slot where nothing was written. */
  readonly samples: Readonly<Record<string, string>>;
  /** The slots that show a sample that is not published. */
  readonly held: ReadonlySet<string>;
}

/** The items of a list as rows that open: add, remove, and sort by drag, by keyboard and by buttons. */
export function ItemList({ section, list, samples, held }: ItemListProps) {
  const edits = useItemEdits(section, list);
  const rows = list.items.map((item, index) => {
    const [first] = item.texts;
    const text = first && (section.customData.texts?.[first.name] ?? samples[first.name]);
    return { item, id: String(item.n), name: text?.trim() || m.item(list.name.one, index + 1) };
  });
  const ids = rows.map(({ id }) => id);
  const isFull = rows.length + list.hidden.length >= list.max;
  return (
    <section className={styles.block} aria-label={list.name.many}>
      <div className={styles.head}>
        <h3 className={styles.title}>{list.name.many}</h3>
        <span className={styles.count}>{m.count(rows.length, list.max)}</span>
      </div>
      <SortableList rows={rows} onMove={(id, to) => edits.move(ids.indexOf(id), to)}>
        <ol className={styles.list}>
          {rows.map(({ item, id, name }, index) => (
            <ItemRow
              key={id}
              section={section}
              item={item}
              name={name}
              index={index}
              count={rows.length}
              samples={samples}
              held={held}
              edits={edits}
            />
          ))}
        </ol>
      </SortableList>
      {list.hidden.length > 0 && (
        <Text size="xs" c="dimmed">
          {m.hidden(list.hidden.length)}
        </Text>
      )}
      <Button
        fullWidth
        variant="light"
        disabled={isFull}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={edits.add}
      >
        {m.add(list.name.one)}
      </Button>
      {isFull && (
        <Text size="xs" c="dimmed">
          {m.full(list.max)}
        </Text>
      )}
    </section>
  );
}
