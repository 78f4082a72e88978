/** The page about privacy that the build writes, unless a page of the customer has this name. Not for search engines. */
export const PRIVACY_FILE = 'privacy.html';
