/**
 * The pages that the landing page shows of a trade: real templates, drawn by the renderer of customers' sites. For the
 * build and the server; the browser fetches what this has written. Needs react-dom/server and the whole library.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import '#sitekit/design/kits.js';
import { tradeCopy } from '#sitekit/layouts/library.js';
import { PageView } from '#sitekit/page/page-view.js';
import { usedCss } from '#sitekit/styles/used-css.js';
import { designOfTemplate } from '#sitekit/templates/templates.js';
import { templateOfTrade } from '#sitekit/templates/trade-template.js';
import type { Trade } from '#sitekit/templates/trades.js';

/** In the place of the name while it is drawn; from the private use area, so that no text has it. */
const NAME = '\uE000';

/**
 * The page with its styles, for a shadow root. The name is in elements with `data-name`. Its title is a heading of the
 * second level: it is a picture in a page that has its own.
 */
export function renderDemo(trade: Trade): string {
  const template = templateOfTrade(trade);
  const page = designOfTemplate(template, template.name).pages[0];
  if (!page) throw new RangeError(`The template ${template.id} has no page.`);
  const markup = renderToStaticMarkup(
    <PageView page={page} trade={trade} facts={{ name: NAME }} brand={{ primaryColor: template.style.primaryColor }} />,
  );
  const html = withName(markup.replace(/<(\/?)h1\b/g, '<$1h2'), tradeCopy(trade).siteName);
  return `<style>${usedCss(html)}</style>${html}`;
}

/** An element where the name is text, the sample itself in attributes. */
function withName(html: string, sample: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => part.replaceAll(NAME, part.startsWith('<') ? sample : `<span data-name="">${sample}</span>`))
    .join('');
}
