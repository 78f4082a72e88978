import '@mantine/core';
import type { EmotionStyles, EmotionSx } from '@mantine/emotion';

/** `sx` and emotion `styles` on every Mantine component. */
declare module '@mantine/core' {
  export interface BoxProps {
    sx?: EmotionSx;
    styles?: EmotionStyles;
  }
}
