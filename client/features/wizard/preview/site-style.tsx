import { siteCss } from '../../../../sitekit/styles/site.css.js';

/** The stylesheet of customers' sites, once in the document; everything in it stands under `.bp-site`. */
export function SiteStyle() {
  return (
    <style href="barpa-site" precedence="low">
      {siteCss}
    </style>
  );
}
