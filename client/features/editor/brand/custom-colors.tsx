import { ActionIcon, Button, Popover, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BRAND } from '#core/limits/limits.js';
import { brandingMessages } from '../messages/branding.messages.js';
import { ltr } from '#core/text/bidi.js';
import { Ltr } from '#client/ui/ltr.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { parseColor } from '../edits/branding-edits.js';
import { useHeldText } from '../context/use-held-text.js';
import { useEditor } from '../context/editor-context.js';
import styles from './brand.module.css';
import { ColorEditor } from './color-editor.js';

const m = brandingMessages.customColors;

/** The customer's own colours: added once each, edited and removed one by one. */
export function CustomColors() {
  const { draft, dispatch } = useEditor();
  const { customColors, primaryColor } = draft.branding;
  const exists = customColors.includes(primaryColor);
  const isFull = customColors.length >= BRAND.maxCustomColors;
  return (
    <div className={styles.custom}>
      <div className={styles.customHead}>
        <h3 className={styles.subtitle}>{m.title}</h3>
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconPlus size={17} aria-hidden />}
          disabled={exists || isFull}
          onClick={() => dispatch({ type: 'customColorAdded', color: primaryColor })}
        >
          {m.add}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {isFull ? m.full(BRAND.maxCustomColors) : exists ? m.exists : customColors.length === 0 ? m.empty : m.text}
      </Text>
      <ul className={styles.colors}>
        {customColors.map((color, index) => (
          <CustomColor key={color} color={color} index={index} />
        ))}
      </ul>
    </div>
  );
}

function CustomColor({ color, index }: { readonly color: string; readonly index: number }) {
  const { dispatch } = useEditor();
  const remove = () => {
    dispatch({ type: 'customColorRemoved', index });
    undoToast(m.removed(ltr(color)), () => dispatch({ type: 'customColorRestored', index, color }));
  };
  return (
    <li className={styles.color}>
      <button
        type="button"
        className={styles.chip}
        style={{ background: color }}
        aria-label={m.use(color)}
        title={m.use(color)}
        onClick={() => dispatch({ type: 'colorPicked', color })}
      />
      <Ltr>{color}</Ltr>
      <Edit color={color} index={index} />
      <ActionIcon variant="subtle" color="red" size={32} aria-label={m.remove(color)} onClick={remove}>
        <IconTrash size={17} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}

function Edit({ color, index }: { readonly color: string; readonly index: number }) {
  const { draft, dispatch } = useEditor();
  const { text: heldText, hold } = useHeldText(`color ${color}`);
  const [typed, setTypedAlone] = useState<string | null>(heldText || null);
  const setTyped = (next: string | null) => {
    setTypedAlone(next);
    hold(next === null || next === color ? '' : next);
  };
  const parsed = typed === null ? null : parseColor(typed);
  const isTaken = parsed !== null && parsed !== color && draft.branding.customColors.includes(parsed);
  const save = () => {
    if (parsed !== null && !isTaken) dispatch({ type: 'customColorEdited', index, color: parsed });
    setTyped(null);
  };
  return (
    <Popover
      opened={typed !== null}
      onChange={(opened) => !opened && setTyped(null)}
      position="bottom"
      shadow="lg"
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={m.edit(color)}
          onClick={() => setTyped(typed === null ? color : null)}
        >
          <IconPencil size={17} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <ColorEditor
          label={brandingMessages.color.hex}
          value={typed ?? color}
          error={isTaken ? m.exists : undefined}
          onChange={setTyped}
        />
        <Button size="sm" fullWidth mt="sm" disabled={parsed === null || isTaken} onClick={save}>
          {m.save}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
