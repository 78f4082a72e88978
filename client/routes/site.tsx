export { askForSite as loader, SitePage as Component } from '#client/features/sites/index.js';

/** Another tab of the page shows the same site. */
export const shouldRevalidate = () => false;
