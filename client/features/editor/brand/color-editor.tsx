import { ActionIcon, ColorPicker, Popover, TextInput } from '@mantine/core';
import { IconColorPicker } from '@tabler/icons-react';
import { brandingMessages } from '../messages/branding.messages.js';
import { parseColor } from '../edits/branding-edits.js';
import styles from './brand.module.css';

const m = brandingMessages.color;

interface ColorEditorProps {
  readonly label: string;
  readonly hint?: string;
  /** The typed text; it need not be a colour yet. */
  readonly value: string;
  readonly error?: string | false;
  readonly onChange: (typed: string) => void;
}

/** A colour code with the colour itself beside it, and a picker behind that. */
export function ColorEditor({ label, hint, value, error, onChange }: ColorEditorProps) {
  const color = parseColor(value);
  return (
    <TextInput
      className={styles.hex}
      label={label}
      description={hint}
      value={value}
      maxLength={9}
      spellCheck={false}
      autoComplete="off"
      classNames={{ input: styles.code ?? '' }}
      error={error ?? (color === null && m.hexFault)}
      leftSection={<Picker color={color} onChange={onChange} />}
      leftSectionWidth={48}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Picker({ color, onChange }: { readonly color: string | null; readonly onChange: (color: string) => void }) {
  return (
    <Popover position="bottom-start" shadow="lg" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon
          size={32}
          radius="sm"
          variant="default"
          aria-label={m.picker}
          style={{ background: color ?? undefined, color: 'transparent' }}
        >
          <IconColorPicker size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown dir="ltr">
        <ColorPicker
          format="hex"
          value={color ?? '#8B5CF6'}
          onChange={onChange}
          saturationLabel={m.saturation}
          hueLabel={m.hue}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
