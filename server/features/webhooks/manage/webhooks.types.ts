import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAULTS,
  type DeliveryState,
  type WebhookEvent,
  type WebhookFault,
} from '../../../../core/sites/webhooks.js';
import { KeyResources } from '../../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';

const oneOf = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

/** The site is in WebhookResolver. */
@KeyResources('sites')
@ObjectType('SiteWebhook', { description: 'An address to which what arrives at a site is posted.' })
export class WebhookType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => ID, { description: 'The site.' })
  siteId!: string;

  @Field(() => String, { description: 'Of the program that receives.' })
  url!: string;

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

@KeyResources('sites')
@ObjectType('NewSiteWebhook', { description: 'A webhook that was just added, with its secret.' })
export class NewWebhookType {
  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook!: WebhookType;

  @Field(() => String, { description: 'Signs each request (`whsec_…`, Standard Webhooks). It is shown this once.' })
  secret!: string;
}

@KeyResources('sites')
@ObjectType('SiteWebhookDelivery', { description: 'Something that is posted to a webhook, again until it arrives.' })
export class DeliveryType {
  @Field(() => ID, { description: 'Also the `webhook-id` of its requests.' })
  id!: string;

  @Field(() => String, { description: `One of ${oneOf(WEBHOOK_EVENTS)}.` })
  event!: WebhookEvent;

  @Field(() => String, { description: `One of ${oneOf(DELIVERY_STATES)}.` })
  state!: DeliveryState;

  @Field(() => Int, { description: 'How often it was sent.' })
  tries!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null where there was none.' })
  lastStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Why there was no answer, one of ${oneOf(WEBHOOK_FAULTS)}; null where there was one.`,
  })
  lastFault!: WebhookFault | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last sent.' })
  lastTryAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is sent again.' })
  nextTryAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}
