import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SITE_EVENTS, WEBHOOK, type DeliveryState, type SiteEvent, type WebhookFault } from '#core/sites/webhooks.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { DeliveredEvent } from '../webhook-delivery.entity.js';

export const SiteEventEnum = enumOf<SiteEvent>(
  'SiteWebhookEvent',
  'The events that are posted to a webhook. REST writes a dot in place of the underscore, as the `type` of what is posted does.',
  {
    'message.received': 'A visitor has written, and it is no spam.',
    'subscriber.confirmed': 'A reader has confirmed to receive the newsletter.',
  },
);

const DeliveryStateEnum = enumOf<DeliveryState>('SiteWebhookDeliveryState', 'The state of a delivery to a webhook.', {
  waiting: 'It is sent, or sent again, at its next time.',
  delivered: 'The program answered with a status of 200 to 299.',
  failed: 'It is not sent again by itself.',
});

const WebhookFaultEnum = enumOf<WebhookFault>('SiteWebhookFault', 'Why a delivery to a webhook had no answer.', {
  address_refused: 'The name leads to an address that is not public.',
  unreachable: 'There is no such name, no connection, or it broke.',
  certificate: 'The certificate of the address is not valid.',
  timeout: `There was no answer within ${WEBHOOK.timeoutMs / 1000} seconds.`,
  gone: 'The content to be sent was deleted.',
  turned_off: 'The webhook was turned off before.',
});

/** The site is in WebhookResolver. */
@KeyResources('webhooks')
@ObjectType('SiteWebhook', { description: 'An address to which what arrives at a site is posted.' })
export class WebhookType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The site that it belongs to.' })
  siteId!: string;

  @Field(() => String, { description: 'The address of the program that receives.' })
  url!: string;

  @Field(() => [SiteEventEnum], {
    description: `The events that are posted to it, at least one. Bounded: at most ${SITE_EVENTS.length}.`,
  })
  events!: readonly SiteEvent[];

  @Field(() => String, {
    nullable: true,
    description: 'The name of the API key that added it, also after that key has ended; null: its owner did.',
  })
  madeByKey!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The first failure after the last success.' })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was turned off after failures; null: it is on.',
  })
  turnedOffAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;
}

@KeyResources('webhooks')
@ObjectType('NewSiteWebhook', { description: 'A webhook that was just added, with its secret.' })
export class NewWebhookType {
  @Field(() => WebhookType, { description: 'The webhook without its secret.' })
  webhook!: WebhookType;

  @Field(() => String, { description: 'Signs each request (`whsec_…`, Standard Webhooks). It is shown this once.' })
  secret!: string;
}

@KeyResources('webhooks')
@ObjectType('SiteWebhookDelivery', { description: 'Something that is posted to a webhook, again until it arrives.' })
export class DeliveryType {
  @Field(() => ID, { description: 'Also the `webhook-id` of its requests.' })
  id!: string;

  /** No enum: it is spelled as the `type` of what is posted, with a dot. */
  @Field(() => String, {
    description: 'The `type` of what is posted, such as `message.received`, `order.paid` or `webhook.test`.',
  })
  event!: DeliveredEvent;

  @Field(() => DeliveryStateEnum, { description: 'Whether it has arrived.' })
  state!: DeliveryState;

  @Field(() => Int, { description: 'How often it was sent.' })
  tries!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null where there was none.' })
  lastStatus!: number | null;

  @Field(() => WebhookFaultEnum, { nullable: true, description: 'Why there was no answer; null where there was one.' })
  lastFault!: WebhookFault | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last sent.' })
  lastTryAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is sent again.' })
  nextTryAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}
