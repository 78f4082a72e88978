import { IconDeviceDesktopOff, IconDeviceMobileOff } from '@tabler/icons-react';
import type { Device } from '#core/sections/devices.js';
import { placingMessages as m } from '../messages/placing.messages.js';
import styles from './layers.module.css';

const ICONS = { phone: IconDeviceMobileOff, desktop: IconDeviceDesktopOff } as const;

/** Says that a section is hidden on a device. */
export function HiddenMark({ device }: { readonly device: Device }) {
  const Icon = ICONS[device];
  return (
    <span role="img" aria-label={m.hiddenOn[device]} title={m.hiddenOn[device]} className={styles.mark}>
      <Icon size={16} stroke={1.75} aria-hidden />
    </span>
  );
}
