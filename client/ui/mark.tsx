/** The sign of برپا: three blocks set up one upon the other, the last one still rising. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--b-accent)" />
      <rect x="7" y="19" width="18" height="6" rx="2" fill="var(--b-white)" />
      <rect x="11" y="11.5" width="14" height="6" rx="2" fill="var(--b-white)" opacity=".78" />
      <rect x="17" y="6" width="8" height="4" rx="2" fill="var(--b-white)" opacity=".5" />
    </svg>
  );
}
