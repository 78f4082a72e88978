import { Icon } from '../art/icons.js';
import { UI_WORDS } from '../copy/slots.messages.js';
import type { SectionProps } from '../section.types.js';

/** A page may hold several headers; each navigation then says which one it is. */
const label = (word: string, ordinal: number): string =>
  ordinal > 1 ? `${word} ${new Intl.NumberFormat('fa-IR').format(ordinal)}` : word;

function Links({ of }: { of: SectionProps }) {
  return (
    <ul>
      {of.site.nav.map((link, index) => (
        <li key={index}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The main navigation: a row on wide pages, a disclosure that needs no script on narrow ones. */
export function SiteNav({ of }: { of: SectionProps }) {
  if (of.site.nav.length === 0) return null;
  return (
    <>
      <nav className="bp-nav" aria-label={label(UI_WORDS.mainNav, of.ordinal)}>
        <Links of={of} />
      </nav>
      <details className="bp-menu">
        <summary>
          <Icon name="menu" />
          {UI_WORDS.menu}
        </summary>
        <nav aria-label={label(UI_WORDS.menu, of.ordinal)}>
          <Links of={of} />
        </nav>
      </details>
    </>
  );
}

export function FooterNav({ of }: { of: SectionProps }) {
  if (of.site.nav.length === 0) return null;
  return (
    <nav className="bp-footnav" aria-label={label(UI_WORDS.footerNav, of.ordinal)}>
      <Links of={of} />
    </nav>
  );
}
