import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { DesignMenu, MenuItem } from '#core/design/design-menu.js';
import { menuLabel } from '#core/design/menu.js';
import { MENU } from '#core/limits/limits.js';
import { newId } from '#client/lib/new-id.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useEditor } from '../context/editor-context.js';
import { listMessages } from '../messages/lists.messages.js';
import { menuMessages as m } from '../messages/menu.messages.js';
import { SortableList } from '../sortable/sortable-list.js';
import { EntryFields } from './entry-fields.js';
import { EntryRow } from './entry-row.js';
import styles from '../sortable/rows.module.css';

interface EntryListProps {
  readonly menu: DesignMenu;
  /** The entry whose group it is; null for the menu itself. */
  readonly group: MenuItem | null;
}

/** The entries of the menu, or of one group: sorted by drag, by keyboard and by buttons. */
export function EntryList({ menu, group }: EntryListProps) {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const [opened, setOpened] = useState<string | null>(null);
  const entries = group ? group.children : menu.items;
  const rows = entries.map((entry, index) => ({
    entry,
    id: entry.id,
    name: menuLabel(entry, draft.design.pages) || m.unnamed,
    item: (group === null && menu.items[index]) || null,
  }));
  const isFull = entries.length >= (group ? MENU.maxChildren : MENU.maxItems);
  const add = () => {
    const entry = { id: newId('menu'), label: m.added, to: '' };
    dispatch({ type: 'menuEdited', edit: { kind: 'added', entry, groupId: group?.id ?? null } });
    setOpened(entry.id);
    announce(listMessages.added(m.added));
  };
  return (
    <>
      <SortableList rows={rows} onMove={(id, to) => dispatch({ type: 'menuEdited', edit: { kind: 'moved', id, to } })}>
        <ol className={styles.list}>
          {rows.map(({ entry, name, item }, index) => (
            <EntryRow
              key={entry.id}
              menu={menu}
              entry={entry}
              group={group}
              name={name}
              index={index}
              count={rows.length}
              isOpen={opened === entry.id}
              onOpen={(isOpen) => setOpened(isOpen ? entry.id : null)}
            >
              <EntryFields entry={entry} name={name} item={item} />
              {item && (
                <section className={styles.block} aria-label={m.children(name)}>
                  <h4 className={styles.title}>{m.children(name)}</h4>
                  <EntryList menu={menu} group={item} />
                </section>
              )}
            </EntryRow>
          ))}
        </ol>
      </SortableList>
      <Button
        fullWidth
        variant="light"
        disabled={isFull}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={add}
      >
        {group ? m.addChild : listMessages.add(m.one)}
      </Button>
      {group && isFull && (
        <Text size="xs" c="dimmed">
          {m.fullGroup}
        </Text>
      )}
    </>
  );
}
