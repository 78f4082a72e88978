import { Field, ID, ObjectType } from 'type-graphql';
import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { AccountEventKindEnum } from '#features/account-events/index.js';
import { DeliveryType } from './webhooks.types.js';

@KeyResources('webhooks')
@ObjectType('AccountWebhook', { description: 'An address to which the events of an account are posted.' })
export class AccountWebhookType {
  @Field(() => ID, { description: 'The id of the webhook.' })
  id!: string;

  @Field(() => String, { description: 'The address of the program that receives.' })
  url!: string;

  @Field(() => [AccountEventKindEnum], {
    description: `The kinds that are posted to it; empty: all. Bounded: at most ${ACCOUNT_EVENT_KINDS.length}.`,
  })
  kinds!: readonly AccountEventKind[];

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the API key that added it; null: its owner did. One that a key added receives the kinds whose read ' +
      'scope that key has, and nothing once the key has ended.',
  })
  madeByKey!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when requests are signed with the secret before, too; null: with the current one alone.',
  })
  earlierSecretUntil!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The first failure after the last success.' })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which it was turned off, by its owner or, where `failingSince` is not null, after failures; null: it is on.',
  })
  turnedOffAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'The time at which it was added.' })
  createdAt!: Date;
}

@KeyResources('webhooks')
@ObjectType('AccountWebhookWithSecret', {
  description: 'A webhook that was just added, or whose secret was just changed, with the secret.',
})
export class AccountWebhookWithSecretType {
  @Field(() => AccountWebhookType, { description: 'The webhook without its secret.' })
  webhook!: AccountWebhookType;

  @Field(() => String, { description: 'Signs each request (`whsec_…`, Standard Webhooks). It is shown this once.' })
  secret!: string;
}

@KeyResources('webhooks')
@ObjectType('AccountWebhookDelivery', {
  description: `An event that is posted to a webhook, again until it arrives. Kept for ${WEBHOOK.keptDays} days.`,
})
export class AccountDeliveryType extends DeliveryType {}
