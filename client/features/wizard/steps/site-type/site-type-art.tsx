import type { SiteType } from '#core/design/design.js';

interface SiteTypeArtProps {
  readonly type: SiteType;
  readonly className?: string | undefined;
}

/** A small page drawn in the product's violet: one person, or a shop front. Colours follow the scheme by the tokens. */
export function SiteTypeArt({ type, className }: SiteTypeArtProps) {
  return (
    <svg viewBox="0 0 480 200" className={className} aria-hidden="true" focusable="false">
      <rect x="70" y="28" width="340" height="190" rx="14" fill="var(--b-surface)" stroke="var(--b-border)" />
      <circle cx="390" cy="46" r="4" fill="var(--b-border-strong)" />
      <circle cx="376" cy="46" r="4" fill="var(--b-border-strong)" />
      <circle cx="362" cy="46" r="4" fill="var(--b-border-strong)" />
      <path d="M70 62h340" stroke="var(--b-border)" />
      {type === 'personal' ? <Person /> : <Shop />}
    </svg>
  );
}

function Person() {
  return (
    <>
      <circle cx="336" cy="128" r="42" fill="var(--b-accent-soft)" />
      <circle cx="336" cy="116" r="15" fill="var(--b-violet-3)" />
      <path d="M308 156c3-17 14-25 28-25s25 8 28 25a42 42 0 0 1-56 0Z" fill="var(--b-violet-3)" />
      <rect x="150" y="90" width="122" height="12" rx="6" fill="var(--b-text)" opacity=".82" />
      <rect x="176" y="114" width="96" height="7" rx="3.5" fill="var(--b-border-strong)" />
      <rect x="158" y="129" width="114" height="7" rx="3.5" fill="var(--b-border-strong)" />
      <rect x="216" y="150" width="56" height="20" rx="10" fill="var(--b-accent)" />
      <rect
        x="150"
        y="150"
        width="56"
        height="20"
        rx="10"
        fill="none"
        stroke="var(--b-border-strong)"
        strokeWidth="1.5"
      />
      <rect x="92" y="84" width="38" height="38" rx="9" fill="var(--b-accent-soft)" />
      <rect x="92" y="132" width="38" height="38" rx="9" fill="var(--b-violet-1)" />
    </>
  );
}

function Shop() {
  return (
    <>
      <path
        d="M92 84h88v14a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0Z"
        fill="var(--b-violet-3)"
      />
      <path d="M136 84h22v14a11 11 0 0 1-22 0Zm-44 0h22v14a11 11 0 0 1-22 0Z" fill="var(--b-violet-1)" />
      <path d="M98 112h76v60H98z" fill="var(--b-accent-soft)" />
      <rect x="108" y="122" width="26" height="24" rx="4" fill="var(--b-violet-2)" />
      <rect x="144" y="122" width="20" height="50" rx="4" fill="var(--b-accent)" />
      <rect x="262" y="84" width="126" height="12" rx="6" fill="var(--b-text)" opacity=".82" />
      <rect x="290" y="105" width="98" height="7" rx="3.5" fill="var(--b-border-strong)" />
      {[206, 270, 334].map((x) => (
        <g key={x}>
          <rect x={x} y="126" width="54" height="46" rx="9" fill="var(--b-bg-soft)" stroke="var(--b-border)" />
          <rect
            x={x + 30}
            y="135"
            width="15"
            height="15"
            rx="5"
            fill={x === 270 ? 'var(--b-accent)' : 'var(--b-violet-1)'}
          />
          <rect x={x + 9} y="157" width="36" height="6" rx="3" fill="var(--b-border-strong)" />
        </g>
      ))}
    </>
  );
}
