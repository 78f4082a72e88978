/** The page that checks the connection to the server. */
export { DebugPage } from './debug-page.js';
