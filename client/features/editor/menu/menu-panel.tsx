import { Button, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconPlus } from '@tabler/icons-react';
import type { DesignMenu } from '#core/design/design-menu.js';
import { pagesOutside, settledMenu } from '#core/design/menu.js';
import { MENU } from '#core/limits/limits.js';
import { pageLink } from '#core/sections/link-target.js';
import { newId } from '#client/lib/new-id.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useEditor } from '../context/editor-context.js';
import { useTrade } from '../context/use-trade.js';
import { listMessages } from '../messages/lists.messages.js';
import { menuMessages as m } from '../messages/menu.messages.js';
import { ButtonFields } from './button-fields.js';
import { EntryList } from './entry-list.js';
import styles from '../sortable/rows.module.css';
import { startingItems } from './starting-menu.js';

/** The menu of the site: the automatic one, or the owner's own with its entries, groups and button. */
export function MenuPanel() {
  const { design } = useEditor().draft;
  return design.menu ? <OwnMenu menu={settledMenu(design.menu, design.pages)} /> : <AutomaticMenu />;
}

function AutomaticMenu() {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const trade = useTrade();
  const begin = () => {
    dispatch({ type: 'menuEdited', edit: { kind: 'begun', items: startingItems(draft.design, trade) } });
    announce(m.begun);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {m.automatic}
      </Text>
      <Button variant="light" leftSection={<IconPencil size={17} aria-hidden />} onClick={begin}>
        {m.begin}
      </Button>
    </Stack>
  );
}

function OwnMenu({ menu }: { readonly menu: DesignMenu }) {
  const { dispatch, offerUndo } = useEditor();
  const end = () => {
    dispatch({ type: 'menuEdited', edit: { kind: 'ended' } });
    offerUndo(m.ended);
  };
  return (
    <Stack gap="md">
      <section className={styles.block} aria-label={m.items}>
        <div className={styles.head}>
          <h3 className={styles.title}>{m.items}</h3>
          <span className={styles.count}>{listMessages.count(menu.items.length, MENU.maxItems)}</span>
        </div>
        <EntryList menu={menu} group={null} />
        {menu.items.length >= MENU.maxItems && (
          <Text size="xs" c="dimmed">
            {m.full}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {m.hint}
        </Text>
      </section>
      <PagesOutside menu={menu} />
      <ButtonFields button={menu.button} />
      <Button variant="subtle" leftSection={<IconArrowBackUp size={17} aria-hidden />} onClick={end}>
        {m.reset}
      </Button>
    </Stack>
  );
}

/** The pages that were left out, and those for which there is no room. */
function PagesOutside({ menu }: { readonly menu: DesignMenu }) {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const pages = pagesOutside({ items: menu.items, hidden: [] }, draft.design.pages);
  if (pages.length === 0) return null;
  return (
    <section className={styles.block} aria-label={m.outside}>
      <h3 className={styles.title}>{m.outside}</h3>
      {pages.map((page) => (
        <Button
          key={page.id}
          variant="default"
          justify="start"
          aria-label={m.put(page.name)}
          disabled={menu.items.length >= MENU.maxItems}
          leftSection={<IconPlus size={17} aria-hidden />}
          onClick={() => {
            const entry = { id: newId('menu'), label: '', to: pageLink(page.id) };
            dispatch({ type: 'menuEdited', edit: { kind: 'added', entry, groupId: null } });
            announce(listMessages.added(page.name));
          }}
        >
          {page.name}
        </Button>
      ))}
    </section>
  );
}
