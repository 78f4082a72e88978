import { useMediaQuery } from '@mantine/hooks';

/** True below 1000 px, where the panels of the studio are sheets under the canvas. */
export function useIsSmall(): boolean {
  return useMediaQuery('(max-width: 999px)', undefined, { getInitialValueInEffect: false }) ?? false;
}
