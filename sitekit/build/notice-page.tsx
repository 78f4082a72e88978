import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandInput } from '../design/brand.js';
import { lookAttributes, shownScheme } from '../design/look.js';
import { siteNameOf } from '../page/page-view.js';
import type { PictureSet } from '../picture-set.js';
import { SizedPicture } from '../ui/photo.js';
import { BUILD_WORDS } from './build.messages.js';
import type { SiteInput } from './site-input.js';

interface FrameProps {
  siteName: string;
  logo: PictureSet | null;
  brand: BrandInput;
  /** Where it leads to the index. */
  home: string;
  children: ReactNode;
}

/** A page of ours in the customer's brand. */
export function Frame({ siteName, logo, brand, home, children }: FrameProps) {
  return (
    <div className="bp-site" data-scheme={shownScheme(brand.look)} {...lookAttributes(brand)} lang="fa" dir="rtl">
      <main className="bp-sec" data-tone="plain" data-density="calm">
        <div className="bp-wrap bp-missing">
          <a className="bp-brandmark" data-size="large" href={home}>
            {logo ? <SizedPicture set={logo} width="mark" alt={siteName} eager /> : <span>{siteName}</span>}
          </a>
          {children}
        </div>
      </main>
    </div>
  );
}

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

function Notice({ title, text }: NoticeWords) {
  return (
    <>
      <h1 className="bp-title">{title}</h1>
      <p className="bp-lead">{text}</p>
      <a className="bp-btn" data-look="fill" href="/">
        {BUILD_WORDS.home}
      </a>
    </>
  );
}

/**
 * A page in the customer's brand that says one thing and leads to the index. A server shows it at any address, so that
 * everything in it is named from the site's root.
 * @param marks put before and after what it says, so that a server can say something else there
 */
export function noticeBody(
  site: SiteInput,
  logo: PictureSet | null,
  words: NoticeWords,
  marks: readonly [string, string] = ['', ''],
): string {
  const [start, end] = marks;
  const content = renderToStaticMarkup(<Notice {...words} />);
  const frame = { siteName: siteNameOf(site), logo, brand: site.brand, home: '/' };
  return renderToStaticMarkup(<Frame {...frame}>{PLACE}</Frame>).replace(PLACE, () => start + content + end);
}

/** No text of a site: those have no control characters. */
const PLACE = '\u0002';
