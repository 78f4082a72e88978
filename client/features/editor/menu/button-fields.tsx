import { Stack, Switch, TextInput } from '@mantine/core';
import { useCallback, useDeferredValue } from 'react';
import type { MenuButton } from '#core/design/design-menu.js';
import { MENU } from '#core/limits/limits.js';
import { LinkTargetField } from '../content/links/link-target-field.js';
import { useEditor } from '../context/editor-context.js';
import { useHeldText } from '../context/use-held-text.js';
import { menuMessages as m } from '../messages/menu.messages.js';

/** The button after the entries: whether there is one, its words, and where it leads. */
export function ButtonFields({ button }: { readonly button: MenuButton | undefined }) {
  const { dispatch } = useEditor();
  const held = useHeldText('menu button');
  // A letter is seen before the costly list of targets is named after it.
  const target = useDeferredValue(m.target(button?.label || m.button));
  const set = useCallback(
    (next: Partial<MenuButton> | null) => dispatch({ type: 'menuEdited', edit: { kind: 'button', button: next } }),
    [dispatch],
  );
  const lead = useCallback((to: string | null) => set({ to: to ?? '' }), [set]);
  return (
    <Stack gap="sm">
      <Switch
        label={m.button}
        description={m.buttonHint}
        checked={button !== undefined}
        onChange={({ currentTarget }) => set(currentTarget.checked ? { label: m.newButton } : null)}
      />
      {button && (
        <>
          <TextInput
            label={m.buttonLabel}
            value={button.label}
            maxLength={MENU.label}
            onChange={({ currentTarget }) => set({ label: currentTarget.value })}
          />
          <LinkTargetField label={target} value={button.to} held={held} hasUsual={false} onChange={lead} />
        </>
      )}
    </Stack>
  );
}
