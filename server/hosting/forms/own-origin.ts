/** Whether a form was sent from the site's own pages, as far as the browser says so. */
import type { IncomingMessage } from 'node:http';
import { hostNameOf } from '../host-name.js';

/** Programs send neither header; what they send is limited and judged like all else. */
export function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return false;
  // Some browsers hide the origin from everybody.
  if (origin === 'null') return site !== 'same-origin';
  const own = hostNameOf(host);
  return !URL.canParse(origin) || own === null || hostNameOf(new URL(origin).host) !== own;
}
