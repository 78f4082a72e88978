import { IconIndentDecrease, IconIndentIncrease, IconTrash } from '@tabler/icons-react';
import type { PropsWithChildren } from 'react';
import type { DesignMenu, MenuItem, MenuLink } from '#core/design/design-menu.js';
import { menuLabel } from '#core/design/menu.js';
import { MENU } from '#core/limits/limits.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useEditor } from '../context/editor-context.js';
import { groupBefore } from '../edits/menu-edits.js';
import { designMessages } from '../messages/design.messages.js';
import { listMessages } from '../messages/lists.messages.js';
import { menuMessages as m } from '../messages/menu.messages.js';
import { DisclosureRow, MoveButtons, RowButton } from '../sortable/disclosure-row.js';
import styles from '../sortable/rows.module.css';

interface EntryRowProps {
  readonly menu: DesignMenu;
  readonly entry: MenuLink;
  /** The entry whose group it is in; null for an entry of the menu itself. */
  readonly group: MenuItem | null;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One entry: its name, which opens its fields and group (`children`), and what can be done to it. */
export function EntryRow({ children, ...props }: PropsWithChildren<EntryRowProps>) {
  const { entry, name, isOpen, onOpen } = props;
  return (
    <DisclosureRow
      id={entry.id}
      name={name}
      isOpen={isOpen}
      onOpen={onOpen}
      buttons={<RowButtons {...props} />}
      areButtonsBelow
    >
      {children}
    </DisclosureRow>
  );
}

function RowButtons({ menu, entry: { id }, group, name, index, count }: EntryRowProps) {
  const { dispatch, offerUndo } = useEditor();
  const announce = useAnnounce();
  const move = (to: number) => {
    dispatch({ type: 'menuEdited', edit: { kind: 'moved', id, to } });
    announce(designMessages.sort.dropped(name, to + 1));
  };
  const remove = () => {
    dispatch({ type: 'menuEdited', edit: { kind: 'removed', id } });
    offerUndo(listMessages.removed(name));
  };
  return (
    <>
      <MoveButtons name={name} index={index} count={count} onMove={move} />
      {group === null ? <Nest menu={menu} id={id} name={name} /> : <Unnest menu={menu} id={id} name={name} />}
      <RowButton label={listMessages.remove(name)} color="red" onClick={remove}>
        <IconTrash size={17} stroke={1.75} />
      </RowButton>
    </>
  );
}

interface NestProps {
  readonly menu: DesignMenu;
  readonly id: string;
  readonly name: string;
}

/** Into the group of the entry before. */
function Nest({ menu, id, name }: NestProps) {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const before = groupBefore(menu, id);
  const neighbour = before ?? menu.items[Math.max(0, menu.items.findIndex((item) => item.id === id) - 1)];
  const group = (neighbour && menuLabel(neighbour, draft.design.pages)) || m.unnamed;
  const nest = () => {
    dispatch({ type: 'menuEdited', edit: { kind: 'nested', id } });
    announce(m.nested(name, group));
  };
  return (
    <RowButton label={m.nest(name, group)} disabled={before === undefined} onClick={nest}>
      <IconIndentIncrease size={17} stroke={1.75} className={styles.mirrored} />
    </RowButton>
  );
}

function Unnest({ menu, id, name }: NestProps) {
  const { dispatch } = useEditor();
  const announce = useAnnounce();
  const unnest = () => {
    dispatch({ type: 'menuEdited', edit: { kind: 'unnested', id } });
    announce(m.unnested(name));
  };
  return (
    <RowButton label={m.unnest(name)} disabled={menu.items.length >= MENU.maxItems} onClick={unnest}>
      <IconIndentDecrease size={17} stroke={1.75} className={styles.mirrored} />
    </RowButton>
  );
}
