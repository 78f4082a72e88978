/** The page about privacy of the build, unless a page of the customer has this name. Search engines do not list it. */
export const PRIVACY_FILE = 'privacy.html';
