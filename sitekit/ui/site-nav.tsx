import { Icon } from '../art/icons.js';
import { UI_WORDS } from '../copy/slots.messages.js';
import { SocialLinks } from './social-links.js';
import type { NavLink, SectionProps } from '../section.types.js';

/** A page may hold several headers; each navigation then says which one it is. */
const label = (word: string, ordinal: number): string =>
  ordinal > 1 ? `${word} ${new Intl.NumberFormat('fa-IR').format(ordinal)}` : word;

/** So many entries a menu shows at once; of more links the last entry holds the others. */
const ENTRIES = 6;

const isIn = (nav: readonly NavLink[], href: string): boolean =>
  nav.some((each) => each.href === href || (each.children && isIn(each.children, href)));

function Item({ of, link }: { of: SectionProps; link: NavLink }) {
  const { published } = of.site;
  const isHeld = published !== undefined && !isIn(published.nav, link.href);
  return (
    <a
      href={link.href}
      {...(link.isCurrent && { className: 'bp-here', 'aria-current': 'page' as const })}
      {...(isHeld && { 'data-held': '', title: UI_WORDS.noSection })}
    >
      {link.label}
    </a>
  );
}

interface ItemsProps {
  of: SectionProps;
  links: readonly NavLink[];
  /** Groups are open: they stand in what is open already. */
  isOpen?: boolean;
  /** The groups of this name close each other: one of a navigation is open at a time. */
  name?: string | undefined;
}

function Items({ of, links, isOpen = false, name }: ItemsProps) {
  return links.map((link, index) => (
    <li key={index}>
      {link.children === undefined ? (
        <Item of={of} link={link} />
      ) : isOpen ? (
        <OpenGroup of={of} link={link} links={link.children} />
      ) : (
        <Group of={of} link={link} links={link.children} name={name} />
      )}
    </li>
  ));
}

interface GroupProps extends ItemsProps {
  link: NavLink;
}

/** A disclosure, by which a keyboard and a finger open it; its own link is the first inside. */
function Group({ of, link, links, name }: GroupProps) {
  const { children: _, ...own } = link;
  return (
    <details className="bp-more bp-group" name={name}>
      <summary>{link.label}</summary>
      <ul>
        <Items of={of} links={link.href === '' ? links : [own, ...links]} />
      </ul>
    </details>
  );
}

function OpenGroup({ of, link, links }: GroupProps) {
  return (
    <>
      {link.href === '' ? <span className="bp-group-name">{link.label}</span> : <Item of={of} link={link} />}
      <ul className="bp-group-list">
        <Items of={of} links={links} />
      </ul>
    </>
  );
}

function FoldedLinks({ of, name }: { of: SectionProps; name: string }) {
  const { site } = of;
  const shown = site.nav.length > ENTRIES ? ENTRIES - 1 : ENTRIES;
  const others = site.nav.slice(shown);
  const group = site.nav.some(({ children }) => children) ? `${of.anchorId}-${name}` : undefined;
  return (
    <ul>
      <Items of={of} links={site.nav.slice(0, shown)} name={group} />
      {others.length > 0 && (
        <li>
          <details className="bp-more" name={group}>
            <summary>{UI_WORDS.more}</summary>
            <ul>
              <Items of={of} links={others} isOpen />
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

function Button({ link, className }: { link: NavLink; className: string }) {
  return (
    <a className={className} data-look="fill" href={link.href}>
      {link.label}
    </a>
  );
}

/** Whether a header has a navigation to draw. */
export const hasNav = ({ site }: SectionProps): boolean => site.nav.length > 0 || Boolean(site.menuButton);

/** The main navigation: a row on wide pages, a disclosure of all links that needs no script on narrow ones. */
export function SiteNav({ of }: { of: SectionProps }) {
  const { nav, menuButton: button, isOwnMenu } = of.site;
  if (!hasNav(of)) return null;
  return (
    <>
      <nav className={button ? 'bp-nav bp-nav-ends' : 'bp-nav'} aria-label={label(UI_WORDS.mainNav, of.ordinal)}>
        {nav.length > 0 && <FoldedLinks of={of} name="nav" />}
        {button && <Button link={button} className="bp-btn" />}
      </nav>
      <details className="bp-menu">
        <summary>
          <Icon name="menu" />
          {UI_WORDS.menu}
        </summary>
        <nav className={isOwnMenu ? 'bp-menu-own' : undefined} aria-label={label(UI_WORDS.menu, of.ordinal)}>
          {nav.length > 0 && (
            <ul>
              <Items of={of} links={nav} name={`${of.anchorId}-menu`} />
            </ul>
          )}
          {button && <Button link={button} className="bp-btn bp-menu-button" />}
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
      <FoldedLinks of={of} name="nav" />
    </nav>
  );
}
