import { Icon } from '../art/icons.js';
import { UI_WORDS } from '../copy/slots.messages.js';
import { SocialLinks } from './social-links.js';
import type { NavLink, SectionProps } from '../section.types.js';

/** A page may hold several headers; each navigation then says which one it is. */
const label = (word: string, ordinal: number): string =>
  ordinal > 1 ? `${word} ${new Intl.NumberFormat('fa-IR').format(ordinal)}` : word;

/** So many entries a menu shows at once; of more links the last entry holds the others. */
const ENTRIES = 6;

function Items({ of, links }: { of: SectionProps; links: readonly NavLink[] }) {
  const { published } = of.site;
  const isHeld = ({ href }: NavLink) => published !== undefined && !published.nav.some((each) => each.href === href);
  return links.map((link, index) => (
    <li key={index}>
      <a href={link.href} {...(isHeld(link) && { 'data-held': '', title: UI_WORDS.noSection })}>
        {link.label}
      </a>
    </li>
  ));
}

function FoldedLinks({ of }: { of: SectionProps }) {
  const { site } = of;
  const shown = site.nav.length > ENTRIES ? ENTRIES - 1 : ENTRIES;
  const others = site.nav.slice(shown);
  return (
    <ul>
      <Items of={of} links={site.nav.slice(0, shown)} />
      {others.length > 0 && (
        <li>
          <details className="bp-more">
            <summary>{UI_WORDS.more}</summary>
            <ul>
              <Items of={of} links={others} />
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

/** The main navigation: a row on wide pages, a disclosure of all links that needs no script on narrow ones. */
export function SiteNav({ of }: { of: SectionProps }) {
  if (of.site.nav.length === 0) return null;
  return (
    <>
      <nav className="bp-nav" aria-label={label(UI_WORDS.mainNav, of.ordinal)}>
        <FoldedLinks of={of} />
      </nav>
      <details className="bp-menu">
        <summary>
          <Icon name="menu" />
          {UI_WORDS.menu}
        </summary>
        <nav aria-label={label(UI_WORDS.menu, of.ordinal)}>
          <ul>
            <Items of={of} links={of.site.nav} />
          </ul>
          <SocialLinks of={of} />
        </nav>
      </details>
    </>
  );
}

export function FooterNav({ of }: { of: SectionProps }) {
  if (of.site.nav.length === 0) return null;
  return (
    <nav className="bp-footnav" aria-label={label(UI_WORDS.footerNav, of.ordinal)}>
      <FoldedLinks of={of} />
    </nav>
  );
}
