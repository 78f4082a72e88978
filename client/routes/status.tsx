import { StatusPage } from '#client/features/uptime/index.js';

/** /status: what was measured of the platform, for everybody. */
export function Component() {
  return <StatusPage />;
}
