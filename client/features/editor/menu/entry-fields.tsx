import { Text, TextInput } from '@mantine/core';
import { useCallback, useDeferredValue } from 'react';
import type { MenuItem, MenuLink } from '#core/design/design-menu.js';
import { menuLabel } from '#core/design/menu.js';
import { MENU } from '#core/limits/limits.js';
import { LinkTargetField } from '../content/links/link-target-field.js';
import { useEditor } from '../context/editor-context.js';
import { useHeldText } from '../context/use-held-text.js';
import { menuMessages as m } from '../messages/menu.messages.js';

interface EntryFieldsProps {
  readonly entry: MenuLink;
  readonly name: string;
  /** The same with its group; null in a group. */
  readonly item: MenuItem | null;
}

/** The words and the target of an entry. Only one that has a group may lead nowhere. */
export function EntryFields({ entry, name, item }: EntryFieldsProps) {
  const { draft, dispatch } = useEditor();
  const { id, label, to } = entry;
  // A letter is seen before the costly list of targets is named after it.
  const target = useDeferredValue(m.target(name));
  const held = useHeldText(`menu ${id}`);
  const lead = useCallback(
    (link: string | null) => dispatch({ type: 'menuEdited', edit: { kind: 'changed', id, to: link ?? '' } }),
    [dispatch, id],
  );
  const nameOfPage = menuLabel({ label: '', to }, draft.design.pages);
  const isShown = (label !== '' || nameOfPage !== '') && (to !== '' || (item?.children.length ?? 0) > 0);
  return (
    <>
      <TextInput
        label={m.label}
        description={nameOfPage === '' ? undefined : m.labelOfPage(nameOfPage)}
        value={label}
        maxLength={MENU.label}
        onChange={({ currentTarget }) =>
          dispatch({ type: 'menuEdited', edit: { kind: 'changed', id, label: currentTarget.value } })
        }
      />
      <LinkTargetField
        label={target}
        value={to}
        held={held}
        hasUsual={item !== null}
        usual={m.heading}
        onChange={lead}
      />
      {!isShown && (
        <Text size="xs" c="dimmed">
          {m.notShown}
        </Text>
      )}
    </>
  );
}
