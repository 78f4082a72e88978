import { IconPalette } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { BRAND } from '#core/limits/limits.js';
import { brandingMessages } from '../messages/branding.messages.js';
import { Panel } from '#client/ui/panel.js';
import { parseColor } from '../edits/branding-edits.js';
import { useHeldText } from '../context/use-held-text.js';
import { useEditor } from '../context/editor-context.js';
import styles from './brand.module.css';
import { ColorEditor } from './color-editor.js';
import { CustomColors } from './custom-colors.js';
import { SecondColor } from './second-color.js';
import { Swatch } from './swatch.js';

const m = brandingMessages.color;

export function ColorPanel() {
  const { secondColor = null } = useEditor().draft.branding;
  return (
    <Panel title={m.title} text={secondColor === null ? m.text : m.withSecond} icon={<IconPalette size={18} />}>
      <ColorFields />
    </Panel>
  );
}

/** The colours alone, for the design step, too. */
export function ColorFields() {
  return (
    <>
      <Presets />
      <AnyColor />
      <SecondColor />
      <CustomColors />
    </>
  );
}

function Presets() {
  const { draft, dispatch } = useEditor();
  return (
    <div className={styles.swatches} role="group" aria-label={m.presets}>
      {BRAND.presets.map((color) => (
        <Swatch
          key={color}
          color={color}
          label={m.pick(m.names[color] ?? color)}
          isPicked={draft.branding.primaryColor === color}
          onPick={() => dispatch({ type: 'colorPicked', color })}
        />
      ))}
    </div>
  );
}

/** Any colour by its code or from the picker; it becomes the primary one as soon as it is a colour. */
function AnyColor() {
  const { draft, dispatch } = useEditor();
  const { primaryColor } = draft.branding;
  const { text: heldText, hold } = useHeldText('color');
  const [typed, setTyped] = useState(heldText || primaryColor);
  const shown = useRef(primaryColor);
  useEffect(() => {
    if (shown.current === primaryColor) return;
    shown.current = primaryColor;
    setTyped((known) => (parseColor(known) === primaryColor ? known : primaryColor));
    hold('');
  }, [primaryColor, hold]);
  const change = (next: string) => {
    setTyped(next);
    const color = parseColor(next);
    hold(color === null ? next : '');
    if (color !== null) dispatch({ type: 'colorPicked', color });
  };
  return <ColorEditor label={m.hex} hint={m.hexHint} value={typed} onChange={change} />;
}
