import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { contrast } from '#sitekit/design/color.js';
import styles from './brand.module.css';

interface SwatchProps {
  readonly color: string;
  readonly label: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

export function Swatch({ color, label, isPicked, onPick }: SwatchProps) {
  const ink = contrast(color, '#ffffff') >= 3 ? '#ffffff' : '#1a1527';
  return (
    <UnstyledButton
      className={styles.swatch}
      style={{ background: color, color: ink }}
      aria-label={label}
      aria-pressed={isPicked}
      title={label}
      onClick={onPick}
    >
      {isPicked && <IconCheck size={20} stroke={2.5} aria-hidden />}
    </UnstyledButton>
  );
}
