import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFileArrowRight, IconTrash } from '@tabler/icons-react';
import type { DesignPage } from '#core/design/design.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useEditor } from '../context/editor-context.js';
import { roomOn } from '../edits/design-edits.js';
import { canStep, type Step } from '../edits/moving-edits.js';
import { choiceMessages as m } from '../messages/choice.messages.js';
import { useIsSmall } from '../screen/use-is-small.js';
import styles from './choice.module.css';
import { sectionsName } from './sections-name.js';
import { useRemoveSections } from './use-remove-sections.js';

interface ChoiceToolsProps {
  readonly page: DesignPage;
  /** In the order of the page. */
  readonly chosen: readonly string[];
}

/** Moves and removes the chosen sections: each act is one step of the history. */
export function ChoiceTools({ page, chosen }: ChoiceToolsProps) {
  const { dispatch, choose } = useEditor();
  const announce = useAnnounce();
  const size = useIsSmall() ? 40 : 30;
  const remove = useRemoveSections(page.id);
  const sections = page.sections.filter(({ id }) => chosen.includes(id));
  const step = (by: Step) => {
    dispatch({ type: 'sectionsStepped', sectionIds: chosen, by });
    announce((by < 0 ? m.movedUp : m.movedDown)(sectionsName(sections)));
  };
  const removeAll = () => {
    remove(sections.map((section) => ({ section, index: page.sections.indexOf(section) })));
    choose(null);
  };
  const act = { variant: 'subtle', color: 'gray', size } as const;
  return (
    <div className={styles.tools} role="group" aria-label={m.tools}>
      <Text size="sm" role="status" className={styles.count}>
        {m.count(chosen.length)}
      </Text>
      <ActionIcon {...act} aria-label={m.up} disabled={!canStep(page, chosen, -1)} onClick={() => step(-1)}>
        <IconArrowUp size={17} stroke={1.75} />
      </ActionIcon>
      <ActionIcon {...act} aria-label={m.down} disabled={!canStep(page, chosen, 1)} onClick={() => step(1)}>
        <IconArrowDown size={17} stroke={1.75} />
      </ActionIcon>
      <SendMenu page={page} chosen={chosen} size={size} />
      <ActionIcon {...act} color="red" aria-label={m.remove} disabled={chosen.length === 0} onClick={removeAll}>
        <IconTrash size={17} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}

/** The other pages, to which the chosen sections can go; nothing where there is one page. */
function SendMenu({ page, chosen, size }: ChoiceToolsProps & { readonly size: number }) {
  const { draft, dispatch, offerUndo, choose } = useEditor();
  const others = draft.design.pages.filter(({ id }) => id !== page.id);
  if (others.length === 0) return null;
  const send = ({ id, name }: DesignPage) => {
    const sections = page.sections.filter((section) => chosen.includes(section.id));
    dispatch({ type: 'sectionsSent', sectionIds: chosen, pageId: id });
    offerUndo(m.sent(sectionsName(sections), name));
    choose(null);
  };
  return (
    <Menu position="bottom-end" width={240} withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={m.send} disabled={chosen.length === 0}>
          <IconFileArrowRight size={17} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={320} className={styles.pages}>
        <Menu.Label>{m.send}</Menu.Label>
        {others.map((other) => (
          <Menu.Item key={other.id} disabled={roomOn(other) < chosen.length} onClick={() => send(other)}>
            {other.name}
            {roomOn(other) < chosen.length && (
              <Text size="xs" c="dimmed">
                {m.noRoom}
              </Text>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
