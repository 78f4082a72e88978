import { requireViewer, type Ctx } from '#platform/context.js';

type SiteTopic = 'site_message.received' | 'newsletter.changed';

interface Call {
  readonly context: Ctx;
  readonly args: Readonly<Record<string, unknown>>;
}

interface Event extends Call {
  readonly payload: { readonly siteId: string };
}

/**
 * The options of a subscription to what happens at the site of its argument `siteId`: nothing arrives for another's,
 * except to administrators. The resolver authorises each event anew.
 */
export function eventsOfSite(topic: SiteTopic) {
  const isAdmin = (ctx: Ctx): boolean => requireViewer(ctx).role === 'admin';
  return {
    topics: ({ context }: Call) => (isAdmin(context) ? `${topic}:all` : topic),
    topicId: ({ context }: Call) => (isAdmin(context) ? undefined : requireViewer(context).userId),
    filter: ({ payload, args }: Event) => payload.siteId === args['siteId'],
  };
}
