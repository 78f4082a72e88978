import { Suspense, use } from 'react';
import { typesOfPage } from '#sitekit/layouts/load.js';
import { PageView, SectionView, type PageViewProps, type SectionViewProps } from '#sitekit/page/page-view.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { useCroppedUrl } from './cropped-pictures.js';
import { SiteFiles } from './site-files.js';
import { SiteStyle } from './site-style.js';
import styles from './thumb.module.css';
import { useSiteKits } from './use-site-kits.js';

/** px of a section at desktop width, about; holds the place of what is still on its way. */
const SECTION_HEIGHT = 680;

type WithTrade<T> = T & { readonly trade: Trade };

/** A page of a customer's site. The pieces of the section library it needs are fetched first. */
export function SitePage(props: WithTrade<PageViewProps>) {
  const types = typesOfPage(props.page).length;
  return (
    <Suspense fallback={<div className={styles.waiting} style={{ blockSize: Math.max(1, types) * SECTION_HEIGHT }} />}>
      <LoadedPage {...props} />
    </Suspense>
  );
}

function LoadedPage(props: WithTrade<PageViewProps>) {
  const fileUrl = use(SiteFiles);
  const croppedUrl = useCroppedUrl();
  useSiteKits({ types: typesOfPage(props.page), trade: props.trade });
  return (
    <>
      <SiteStyle />
      <PageView fileUrl={fileUrl} croppedUrl={croppedUrl} {...props} />
    </>
  );
}

/** One section alone. */
export function SiteSection(props: WithTrade<SectionViewProps>) {
  return (
    <Suspense fallback={<div className={styles.waiting} style={{ blockSize: SECTION_HEIGHT }} />}>
      <LoadedSection {...props} />
    </Suspense>
  );
}

function LoadedSection(props: WithTrade<SectionViewProps>) {
  const fileUrl = use(SiteFiles);
  const croppedUrl = useCroppedUrl();
  useSiteKits({ types: typesOfPage({ sections: [props.section] }), trade: props.trade });
  return (
    <>
      <SiteStyle />
      <SectionView fileUrl={fileUrl} croppedUrl={croppedUrl} {...props} />
    </>
  );
}
