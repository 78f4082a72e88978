import { Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { BRAND } from '#core/limits/limits.js';
import { useEditor } from '../context/editor-context.js';
import { useHeldText } from '../context/use-held-text.js';
import { parseColor } from '../edits/branding-edits.js';
import { brandingMessages } from '../messages/branding.messages.js';
import styles from './brand.module.css';
import { ColorEditor } from './color-editor.js';

const m = brandingMessages.secondColor;

const HELD_CODE = 'second color';

/** The second brand colour: there is none until it is asked for. */
export function SecondColor() {
  const { draft, dispatch, offerUndo } = useEditor();
  const { primaryColor, secondColor = null } = draft.branding;
  const { hold } = useHeldText(HELD_CODE);
  const pick = (color: string | null) => {
    // The code that was left unfinished was that of another colour.
    hold('');
    dispatch({ type: 'secondColorPicked', color });
  };
  const remove = () => {
    pick(null);
    offerUndo(m.removed);
  };
  return (
    <section className={styles.custom} aria-label={m.title}>
      <h3 className={styles.subtitle}>{m.title}</h3>
      <Text size="sm" c="dimmed" mb="xs">
        {m.text}
      </Text>
      {secondColor === null ? (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={17} aria-hidden />}
          onClick={() => pick(otherPreset(primaryColor))}
        >
          {m.add}
        </Button>
      ) : (
        <>
          <Code color={secondColor} />
          <Button
            size="sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={17} aria-hidden />}
            onClick={remove}
          >
            {m.remove}
          </Button>
        </>
      )}
    </section>
  );
}

/** A preset to begin with that is another colour than the primary one. */
const otherPreset = (primary: string): string => BRAND.presets.find((color) => color !== primary) ?? primary;

/** The code of the colour; it is taken as soon as it is a colour. */
function Code({ color }: { readonly color: string }) {
  const { dispatch } = useEditor();
  const { text: heldText, hold } = useHeldText(HELD_CODE);
  const [typed, setTyped] = useState(heldText || color);
  const shown = useRef(color);
  useEffect(() => {
    if (shown.current === color) return;
    shown.current = color;
    setTyped((known) => (parseColor(known) === color ? known : color));
    hold('');
  }, [color, hold]);
  const change = (next: string) => {
    setTyped(next);
    const parsed = parseColor(next);
    hold(parsed === null ? next : '');
    if (parsed !== null) dispatch({ type: 'secondColorPicked', color: parsed });
  };
  return <ColorEditor label={m.hex} value={typed} onChange={change} />;
}
