import { loadedCss } from './use-site-kits.js';

/** The stylesheet of customers' sites, once in the document; all of its rules are below `.bp-site`. */
export function SiteStyle() {
  const css = loadedCss();
  return (
    css !== null && (
      <style href="barpa-site" precedence="low">
        {css}
      </style>
    )
  );
}
