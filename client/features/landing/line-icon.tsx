import type { ReactNode } from 'react';

interface LineIconProps {
  /** px. */
  readonly size: number;
  /** The width of the lines, of 24 for the whole icon. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** An icon of lines for pages that load no library of icons. What it says, the button around it says. */
export function LineIcon({ size, width = 2, children }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
