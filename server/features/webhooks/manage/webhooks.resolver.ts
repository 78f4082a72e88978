import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { SITE_EVENTS, WEBHOOK, type SiteEvent } from '#core/sites/webhooks.js';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { ApiKeyType } from '#features/api-keys/index.js';
import { siteLoader, SiteType } from '#features/sites/index.js';
import {
  addWebhook,
  readDeliveries,
  readWebhooks,
  removeWebhook,
  repeatDelivery,
  setWebhookEvents,
  testWebhook,
  turnOnWebhook,
} from './webhooks.service.js';
import { webhooksOfKeyLoader } from './webhooks.queries.js';
import { DeliveryType, NewWebhookType, SiteEventEnum, WebhookType } from './webhooks.types.js';

const SITE = { description: 'The id of the site.' };
const OWN = { description: 'The id of a webhook of this site.' };

@Resolver(() => WebhookType)
export class WebhookResolver {
  @Keys('read:webhooks')
  @Query(() => [WebhookType], {
    description: `The webhooks of a site, oldest first. Bounded: at most ${WEBHOOK.perSite}.`,
  })
  siteWebhooks(@Context() ctx: Ctx, @Arg('siteId', () => ID, SITE) siteId: string): Promise<readonly WebhookType[]> {
    return readWebhooks(ctx, siteId);
  }

  @Keys('read:webhooks')
  @Query(() => [DeliveryType], {
    description: `The last deliveries of a webhook, newest first. Bounded: at most ${WEBHOOK.deliveries}.`,
  })
  siteWebhookDeliveries(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, SITE) siteId: string,
    @Arg('id', () => ID, OWN) id: string,
  ): Promise<readonly DeliveryType[]> {
    return readDeliveries(ctx, siteId, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => NewWebhookType, {
    description: 'New messages and confirmed subscribers of the site are posted to this address; the owner alone.',
  })
  addSiteWebhook(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, SITE) siteId: string,
    @Arg('url', () => String, { description: 'https, a public name, port 443 or 8443.' }) url: string,
    @Arg('events', () => [SiteEventEnum], {
      nullable: true,
      description: `The events that are posted to it, at least one; all where it is left out. At most ${SITE_EVENTS.length}.`,
    })
    events?: SiteEvent[] | null,
  ): Promise<NewWebhookType> {
    return addWebhook(ctx, siteId, { url, events });
  }

  @Keys('write:webhooks')
  @Mutation(() => WebhookType, { description: 'Chooses what is posted to a webhook from now on; the owner alone.' })
  setSiteWebhookEvents(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, SITE) siteId: string,
    @Arg('id', () => ID, OWN) id: string,
    @Arg('events', () => [SiteEventEnum], { description: 'At least one.' }) events: SiteEvent[],
  ): Promise<WebhookType> {
    return setWebhookEvents(ctx, siteId, id, { events });
  }

  @Keys('write:webhooks')
  @Mutation(() => ID, { description: 'Nothing is sent to it any more. Gives the id.' })
  removeSiteWebhook(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, SITE) siteId: string,
    @Arg('id', () => ID, OWN) id: string,
  ): Promise<string> {
    return removeWebhook(ctx, siteId, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => WebhookType, { description: 'Turns on a webhook that was turned off after failures.' })
  turnOnSiteWebhook(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, SITE) siteId: string,
    @Arg('id', () => ID, OWN) id: string,
  ): Promise<WebhookType> {
    return turnOnWebhook(ctx, siteId, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => DeliveryType, { description: 'Sends a test to a webhook.' })
  testSiteWebhook(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, SITE) siteId: string,
    @Arg('id', () => ID, OWN) id: string,
  ): Promise<DeliveryType> {
    return testWebhook(ctx, siteId, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => DeliveryType, { description: 'Sends a delivery again now, with the same id.' })
  repeatSiteWebhookDelivery(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, SITE) siteId: string,
    @Arg('id', () => ID, OWN) id: string,
    @Arg('deliveryId', () => ID, { description: 'The id of a delivery of this webhook.' }) deliveryId: string,
  ): Promise<DeliveryType> {
    return repeatDelivery(ctx, siteId, id, deliveryId);
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it belongs to.' })
  site(@Context() ctx: Ctx, @Root() webhook: Readonly<WebhookType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(webhook.siteId);
  }
}

@Resolver(() => ApiKeyType)
export class WebhooksOfKeyResolver {
  @FieldResolver(() => [WebhookType], {
    description:
      'The webhooks that it added and that still exist: they go on after it has ended. Bounded: at most ' +
      `${WEBHOOK.perSite} of each site.`,
  })
  async webhooks(@Context() ctx: Ctx, @Root() key: Readonly<ApiKeyType>): Promise<readonly WebhookType[]> {
    return (await webhooksOfKeyLoader(ctx).load(key.id))?.webhooks ?? [];
  }
}
