import { Arg, Ctx as Context, Float, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { AccountEventKindEnum } from '#features/account-events/index.js';
import {
  addAccountWebhook,
  readAccountDeliveries,
  readAccountWebhooks,
  removeAccountWebhook,
  repeatAccountDelivery,
  replayAccountEvents,
  rotateAccountWebhookSecret,
  setAccountWebhookKinds,
  testAccountWebhook,
  turnOffAccountWebhook,
  turnOnAccountWebhook,
} from './account-webhooks.service.js';
import { AccountDeliveryType, AccountWebhookType, AccountWebhookWithSecretType } from './account-webhooks.types.js';

const OWN = { description: "The id of a webhook of one's own account." };
const KINDS = `at most ${ACCOUNT_EVENT_KINDS.length}`;

@Resolver()
export class AccountWebhookResolver {
  @Keys('read:webhooks')
  @Query(() => [AccountWebhookType], {
    description: `The webhooks of one's own account, oldest first. Bounded: at most ${WEBHOOK.perAccount}.`,
  })
  accountWebhooks(@Context() ctx: Ctx): Promise<readonly AccountWebhookType[]> {
    return readAccountWebhooks(ctx);
  }

  @Keys('read:webhooks')
  @Query(() => [AccountDeliveryType], {
    description: `The last deliveries of a webhook, newest first. Bounded: at most ${WEBHOOK.deliveries}.`,
  })
  accountWebhookDeliveries(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OWN) id: string,
  ): Promise<readonly AccountDeliveryType[]> {
    return readAccountDeliveries(ctx, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => AccountWebhookWithSecretType, {
    description: `Events of one's own account are posted to this address from now on. At most ${WEBHOOK.perAccount} of an account.`,
  })
  addAccountWebhook(
    @Context() ctx: Ctx,
    @Arg('url', () => String, { description: 'https, a public name, port 443 or 8443.' }) url: string,
    @Arg('kinds', () => [AccountEventKindEnum], {
      nullable: true,
      description: `The kinds that are posted to it, ${KINDS}; all where none is given.`,
    })
    kinds?: AccountEventKind[] | null,
  ): Promise<AccountWebhookWithSecretType> {
    return addAccountWebhook(ctx, { url, kinds });
  }

  @Keys('write:webhooks')
  @Mutation(() => AccountWebhookType, { description: 'Chooses the kinds that are posted to a webhook from now on.' })
  setAccountWebhookKinds(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OWN) id: string,
    @Arg('kinds', () => [AccountEventKindEnum], { description: `The kinds, ${KINDS}; none: all.` })
    kinds: AccountEventKind[],
  ): Promise<AccountWebhookType> {
    return setAccountWebhookKinds(ctx, id, { kinds });
  }

  @Keys('write:webhooks')
  @Mutation(() => ID, { description: 'Removes a webhook: nothing is sent to it any more. Gives the id.' })
  removeAccountWebhook(@Context() ctx: Ctx, @Arg('id', () => ID, OWN) id: string): Promise<string> {
    return removeAccountWebhook(ctx, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => AccountWebhookType, { description: 'Turns off a webhook: nothing is sent until it is turned on.' })
  turnOffAccountWebhook(@Context() ctx: Ctx, @Arg('id', () => ID, OWN) id: string): Promise<AccountWebhookType> {
    return turnOffAccountWebhook(ctx, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => AccountWebhookType, {
    description:
      'Turns on a webhook that was turned off. Events that happened meanwhile are sent by replayAccountEvents alone.',
  })
  turnOnAccountWebhook(@Context() ctx: Ctx, @Arg('id', () => ID, OWN) id: string): Promise<AccountWebhookType> {
    return turnOnAccountWebhook(ctx, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => AccountDeliveryType, { description: 'Sends a test to a webhook.' })
  testAccountWebhook(@Context() ctx: Ctx, @Arg('id', () => ID, OWN) id: string): Promise<AccountDeliveryType> {
    return testAccountWebhook(ctx, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => AccountWebhookWithSecretType, {
    description: `Gives a webhook a new secret. For ${WEBHOOK.secretOverlapMs / 3_600_000} hours requests are signed with the one before, too.`,
  })
  rotateAccountWebhookSecret(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OWN) id: string,
  ): Promise<AccountWebhookWithSecretType> {
    return rotateAccountWebhookSecret(ctx, id);
  }

  @Keys('write:webhooks')
  @Mutation(() => AccountDeliveryType, { description: 'Sends a delivery again now, with the same id.' })
  repeatAccountWebhookDelivery(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OWN) id: string,
    @Arg('deliveryId', () => ID, { description: 'The id of a delivery of this webhook.' }) deliveryId: string,
  ): Promise<AccountDeliveryType> {
    return repeatAccountDelivery(ctx, id, deliveryId);
  }

  @Keys('write:webhooks')
  @Mutation(() => Int, {
    description: `Sends the events of a part of the log again, at most ${WEBHOOK.replayed}. Gives how many are sent.`,
  })
  replayAccountEvents(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OWN) id: string,
    @Arg('from', () => Float, { description: 'The `sequence` of the first event.' }) from: number,
    @Arg('to', () => Float, { description: 'The `sequence` of the last event.' }) to: number,
  ): Promise<number> {
    return replayAccountEvents(ctx, id, { from, to });
  }
}
