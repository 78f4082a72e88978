import { view } from '#platform/http/rest/view.js';
import type { SiteMessageType } from './site-messages.types.js';

/** The REST representation of a message. */
export const siteMessageView = view<SiteMessageType>('SiteMessage', { nested: { fields: {}, files: {}, replies: {} } });
