import { useMemo } from 'react';
import { pageSlugs } from '#core/design/page-address.js';
import type { DesignFacts } from '#core/design/design-facts.js';
import type { DesignPage } from '#core/design/design.js';
import { hostLabel } from '#core/sites/domain-name.js';
import { typesOfPage } from '#sitekit/layouts/load.js';
import { descriptionOf, titleOf } from '#sitekit/page/page-head.js';
import { siteNameOf } from '#sitekit/page/page-view.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { useKitsReady } from '#client/ui/preview/use-site-kits.js';

/** The title, description and picture of a page, made as the build makes them. */
export interface PageFacts {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Without `http://`: `gol.sites.localhost › خدمات`. */
  readonly address: string;
  readonly host: string;
}

interface SiteOfPages {
  /** Absolute. */
  readonly url: string;
  readonly trade: Trade;
  readonly facts: DesignFacts | undefined;
}

/** Null until the parts of the section library that hold its words are here. */
export function usePageFacts(
  pages: readonly DesignPage[],
  pageId: string,
  { url, trade, facts }: SiteOfPages,
): PageFacts | null {
  const at = pages.findIndex(({ id }) => id === pageId);
  const page = pages[at];
  const types = useMemo(() => (page ? typesOfPage(page) : []), [page]);
  const isReady = useKitsReady({ types, trade });
  if (!isReady || !page) return null;
  const { host, hostname } = new URL(url);
  const siteName = siteNameOf({ facts, label: hostLabel(hostname) });
  const slug = pageSlugs(pages)[at];
  return {
    siteName,
    title: titleOf(page, at === 0, siteName),
    description: descriptionOf(page, { pages, trade, facts }),
    address: slug ? `${host} › ${slug}` : host,
    host,
  };
}
