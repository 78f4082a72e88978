import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { DESIGN } from '#core/limits/limits.js';
import { newId } from '#client/lib/new-id.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { designMessages } from '../messages/design.messages.js';
import { pagesMessages as m } from '../messages/pages.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';

const AddressDialog = lazy(() => import('./address-dialog.js').then((dialog) => ({ default: dialog.AddressDialog })));

interface PageMenuProps {
  readonly page: DesignPage;
  readonly index: number;
  readonly count: number;
  readonly onRename: () => void;
}

/** Everything that can be done to a page. */
export function PageMenu({ page, index, count, onRename }: PageMenuProps) {
  const [isAddressed, setAddressed] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={m.options(page.name)}>
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={17} aria-hidden />} onClick={onRename}>
            {m.rename}
          </Menu.Item>
          <Menu.Item leftSection={<IconWorld size={17} aria-hidden />} onClick={() => setAddressed(true)}>
            {m.address}
          </Menu.Item>
          <Duplicate page={page} />
          <Moves page={page} index={index} count={count} />
          <Remove page={page} index={index} count={count} />
        </Menu.Dropdown>
      </Menu>
      {isAddressed && (
        <Suspense>
          <AddressDialog page={page} onClose={() => setAddressed(false)} />
        </Suspense>
      )}
    </>
  );
}

type Listed = Pick<PageMenuProps, 'page' | 'index' | 'count'>;

function Duplicate({ page }: Pick<Listed, 'page'>) {
  const { draft } = useEditor();
  const dispatch = useDispatchWithRoom();
  const announce = useAnnounce();
  const { noteOf } = useEditorHost();
  const duplication = (): EditorAction => ({ type: 'pageDuplicated', pageId: page.id, id: newId('page') });
  const price = noteOf(duplication())?.label ?? null;
  return (
    <Menu.Item
      leftSection={<IconCopy size={17} aria-hidden />}
      disabled={draft.design.pages.length >= DESIGN.maxPages}
      onClick={() => {
        if (dispatch(duplication())) announce(designMessages.pages.duplicated(page.name));
      }}
    >
      {m.duplicate}
      {price && (
        <Text size="xs" c="dimmed">
          {price}
        </Text>
      )}
    </Menu.Item>
  );
}

function Moves({ page, index, count }: Listed) {
  const { dispatch } = useEditor();
  const announce = useAnnounce();
  const move = (to: number) => {
    dispatch({ type: 'pageMoved', pageId: page.id, to });
    announce(m.moved(page.name, to + 1));
  };
  if (count < 2) return null;
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={17} aria-hidden />}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        {m.up}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={17} aria-hidden />}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        {m.down}
      </Menu.Item>
    </>
  );
}

function Remove({ page, index, count }: Listed) {
  const { dispatch } = useEditor();
  const announce = useAnnounce();
  const remove = () => {
    dispatch({ type: 'pageRemoved', pageId: page.id });
    undoToast(designMessages.pages.removed(page.name), () => {
      dispatch({ type: 'pageRestored', page, index });
      announce(designMessages.pages.restored(page.name));
    });
  };
  return (
    <Menu.Item
      color="red"
      leftSection={<IconTrash size={17} aria-hidden />}
      disabled={count === 1}
      title={count === 1 ? designMessages.pages.lastOne : undefined}
      onClick={remove}
    >
      {m.remove}
    </Menu.Item>
  );
}
