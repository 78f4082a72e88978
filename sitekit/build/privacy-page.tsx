/** The page about privacy: what this very site collects, from its forms, its videos and what its host does. */
import { renderToStaticMarkup } from 'react-dom/server';
import { isVideo } from '#core/sections/video.js';
import type { SiteForm } from '#core/sites/site-forms.js';
import type { PictureSet } from '../picture-set.js';
import { siteNameOf } from '../page/page-view.js';
import { Frame } from './notice-page.js';
import { PRIVACY_WORDS as W } from './privacy.messages.js';
import type { OwnerFacts, SiteInput, SitePrivacy } from './site-input.js';

interface Part {
  readonly title: string;
  readonly texts: readonly string[];
}

function formParts(forms: readonly SiteForm[], { keptMonths }: SitePrivacy): Part[] {
  const messages = forms.filter(({ kind }) => kind !== 'newsletter');
  const labels = new Set(messages.flatMap(({ fields }) => fields.map(({ label }) => label)));
  const { title, text, kept, backups } = W.forms;
  return [
    ...(labels.size > 0 ? [{ title, texts: [text([...labels].join('، ')), kept(keptMonths), backups] }] : []),
    ...(messages.length < forms.length ? [{ title: W.newsletter.title, texts: [W.newsletter.text] }] : []),
  ];
}

function hasVideos({ pages }: SiteInput): boolean {
  return pages.some(({ sections }) =>
    sections.some(({ customData }) => Object.values(customData?.videos ?? {}).some(isVideo)),
  );
}

/** In their order; each is there only where it is true of the site. */
function partsOf(site: SiteInput, privacy: SitePrivacy, forms: readonly SiteForm[]): Part[] {
  const part = ({ title, text }: { readonly title: string; readonly text: string }): Part => ({ title, texts: [text] });
  return [
    part(W.nothing),
    ...formParts(forms, privacy),
    ...(privacy.isCounted ? [part(W.visits)] : []),
    ...(hasVideos(site) ? [part(W.videos)] : []),
  ];
}

function Contact({ email, phone = '', mobile = phone }: OwnerFacts) {
  const href = email ? `mailto:${email}` : mobile && `tel:${mobile}`;
  return (
    <>
      <h2 className="bp-title-small">{W.contact.title}</h2>
      {href ? (
        <p>
          {W.contact.text}{' '}
          <a className="bp-link" href={href} dir="ltr">
            {email ?? mobile}
          </a>
        </p>
      ) : (
        <p>{W.contact.none}</p>
      )}
    </>
  );
}

interface PrivacyPage {
  readonly site: SiteInput;
  readonly privacy: SitePrivacy;
  readonly forms: readonly SiteForm[];
  readonly facts: OwnerFacts;
  readonly logo: PictureSet | null;
}

/** Its body, in the customer's brand. It is one of the site's pages, and is opened from a folder as they are. */
export function privacyBody({ site, privacy, forms, facts, logo }: PrivacyPage): string {
  const siteName = siteNameOf(site);
  return renderToStaticMarkup(
    <Frame siteName={siteName} logo={logo} brand={site.brand} home="index.html">
      <div className="bp-privacy">
        <h1 className="bp-title">{W.title}</h1>
        <p className="bp-lead">{W.intro(siteName)}</p>
        {partsOf(site, privacy, forms).map(({ title, texts }) => (
          <section key={title}>
            <h2 className="bp-title-small">{title}</h2>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <section>
          <Contact {...facts} />
        </section>
      </div>
    </Frame>,
  );
}
