import { Badge } from '@mantine/core';
import { formatNumber, formatSigned } from '#client/lib/format.js';

/** Above it the badge says that there are more. */
const MOST = 99;

interface CountBadgeProps {
  readonly count: number;
  /** The name of the counted things, with the number. */
  readonly label: string;
}

/** How much work waits behind a tab; nothing where none does. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <Badge size="sm" px={5} variant="filled" circle={count < 10} aria-label={label} role="img">
      {count > MOST ? formatSigned(MOST) : formatNumber(count)}
    </Badge>
  );
}
