import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandInput } from '../brand.js';
import { lookAttributes, shownScheme } from '../look.js';
import { siteNameOf } from '../page-view.js';
import type { PictureSet } from '../picture-set.js';
import { SizedPicture } from '../ui/photo.js';
import { BUILD_WORDS } from './build.messages.js';
import type { SiteInput } from './site-input.js';

/**
 * The page of every address that is none, in the customer's brand. It is shown at any depth, so everything in it is
 * named from the site's root.
 */
function NotFound({ siteName, logo, brand }: { siteName: string; logo: PictureSet | null; brand: BrandInput }) {
  return (
    <div className="bp-site" data-scheme={shownScheme(brand.look)} {...lookAttributes(brand)} lang="fa" dir="rtl">
      <main className="bp-sec" data-tone="plain" data-density="calm">
        <div className="bp-wrap bp-missing">
          <a className="bp-brandmark" data-size="large" href="/">
            {logo ? <SizedPicture set={logo} width="mark" alt={siteName} eager /> : <span>{siteName}</span>}
          </a>
          <h1 className="bp-title">{BUILD_WORDS.notFound}</h1>
          <p className="bp-lead">{BUILD_WORDS.notFoundText}</p>
          <a className="bp-btn" data-look="fill" href="/">
            {BUILD_WORDS.home}
          </a>
        </div>
      </main>
    </div>
  );
}

export function notFoundBody(site: SiteInput, logo: PictureSet | null): string {
  return renderToStaticMarkup(<NotFound siteName={siteNameOf(site)} logo={logo} brand={site.brand} />);
}
