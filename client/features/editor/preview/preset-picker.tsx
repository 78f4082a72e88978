import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { CANVAS } from '#core/limits/limits.js';
import { designMessages } from '../messages/design.messages.js';
import styles from './preset-picker.module.css';

const m = designMessages.canvas;
const ICONS: Readonly<Record<number, typeof IconDeviceMobile>> = {
  1200: IconDeviceDesktop,
  768: IconDeviceTablet,
  375: IconDeviceMobile,
};

interface PresetPickerProps {
  /** px; a width that is none of the presets leaves all of them unmarked. */
  readonly value: number;
  readonly onChange: (width: number) => void;
  /** Icons alone; screen readers read the names all the same. */
  readonly isCompact?: boolean;
}

export function PresetPicker({ value, onChange, isCompact = false }: PresetPickerProps) {
  return (
    <SegmentedControl
      size="sm"
      aria-label={m.label}
      value={String(value)}
      onChange={(width) => onChange(Number(width))}
      data={CANVAS.presets.map((width) => ({
        value: String(width),
        label: <Preset width={width} isCompact={isCompact} />,
      }))}
    />
  );
}

function Preset({ width, isCompact }: { readonly width: number; readonly isCompact: boolean }) {
  const Icon = ICONS[width] ?? IconDeviceDesktop;
  return (
    <span className={styles.preset} title={isCompact ? m.presets[width] : undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {isCompact ? <VisuallyHidden>{m.presets[width]}</VisuallyHidden> : m.presets[width]}
    </span>
  );
}
