import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { Keys, NoKey } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { DateTimeScalar, TomanScalar } from '#platform/graphql/scalars.js';
import { OrderType, type OrderRow } from '#features/orders/index.js';
import { DomainRegistrationsFilter, type RegistrationsInput } from './registrations.inputs.js';
import { graceEnd, needsNicHandle, renewableFrom } from './registrations.policy.js';
import { registrationsOfOrderLoader } from './registrations.queries.js';
import {
  requestTransferCode,
  readRegistration,
  readRegistrations,
  registerNow,
  setNicHandle,
} from './registrations.service.js';
import { DomainRegistrationPageType, DomainRegistrationType, DomainRenewalType } from './registrations.types.js';
import { renewalPriceOf, renewRegistration } from './renew-registration.service.js';
import { nameserversOf } from './nameservers.js';

type Row = Readonly<DomainRegistrationType>;

@Resolver(() => DomainRegistrationType)
export class DomainRegistrationResolver {
  @Keys('read:sites')
  @Query(() => DomainRegistrationPageType, {
    description: "Registrations of one's own names, newest first; scope all is for administrators.",
  })
  domainRegistrations(
    @Context() ctx: Ctx,
    @Arg('filter', () => DomainRegistrationsFilter, {
      nullable: true,
      description: 'Only registrations that match; without it all of them.',
    })
    filter: RegistrationsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<DomainRegistrationType>> {
    return readRegistrations(ctx, { ...filter, ...paging });
  }

  @Keys('read:sites')
  @Query(() => DomainRegistrationType, { description: "One of one's own, or any for an administrator." })
  domainRegistration(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the registration of the name.' }) id: string,
  ): Promise<DomainRegistrationType> {
    return readRegistration(ctx, id);
  }

  @Keys('write:sites')
  @Mutation(() => [DomainRegistrationType], {
    description:
      'Registers the names of a paid order at once; they can no longer be changed then. Names that were sent already ' +
      'stay as they are. REGISTRATION_NOT_READY where the order is not paid, or a name of it is not confirmed. ' +
      'Bounded by the names of an order.',
  })
  async registerDomainsNow(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: "One's own order." }) orderId: string,
  ): Promise<DomainRegistrationType[]> {
    return [...(await registerNow(ctx, orderId))];
  }

  @Keys('write:sites')
  @Mutation(() => DomainRegistrationType, {
    description: 'For whom a name is registered at the registry of .ir. REGISTRATION_STATE once it is registered.',
  })
  setDomainNicHandle(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the registration of the name.' }) id: string,
    @Arg('nicHandle', () => String, { description: 'Such as ab1234-irnic.' }) nicHandle: string,
  ): Promise<DomainRegistrationType> {
    return setNicHandle(ctx, { id, nicHandle });
  }

  @Keys('write:billing')
  @Mutation(() => DomainRenewalType, {
    description:
      'Requests one more year of a name; it is registered once its invoice is paid. While one is open, the call ' +
      'gives the same one. REGISTRATION_STATE before `renewableFrom`, and once the name has gone.',
  })
  renewDomain(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the registration of the name.' }) id: string,
  ): Promise<DomainRenewalType> {
    return renewRegistration(ctx, id);
  }

  @NoKey()
  @Mutation(() => DomainRegistrationType, {
    description: 'Requests the code with which another registrar takes the name over. A second call changes nothing.',
  })
  askForDomainTransfer(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the registration of the name.' }) id: string,
  ): Promise<DomainRegistrationType> {
    return requestTransferCode(ctx, id);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When it is sent to be registered; null where it was, or waits for the confirmation of its name.',
  })
  sendAt(@Root() { status, isConfirmed, changeUntil }: Row): Date | null {
    return status === 'planned' && isConfirmed ? changeUntil : null;
  }

  @FieldResolver(() => Boolean, { description: 'The handle of its holder at the registry of .ir is missing.' })
  needsNicHandle(@Root() registration: Row): boolean {
    return needsNicHandle(registration) && ['planned', 'ordered'].includes(registration.status);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on another year can be paid for; null where the name is not registered.',
  })
  renewableFrom(@Root() registration: Row): Date | null {
    return renewableFrom(registration);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can still be renewed after it has expired; then anyone may register it.',
  })
  graceUntil(@Root() { expiresAt }: Row): Date | null {
    return expiresAt && graceEnd(expiresAt);
  }

  @FieldResolver(() => TomanScalar, {
    nullable: true,
    description:
      'The price of its next year, in toman, by the price list of today; null for an extension that is on no list.',
  })
  renewalPriceToman(@Context() ctx: Ctx, @Root() registration: Row): Promise<Toman | null> {
    return renewalPriceOf(ctx, registration);
  }

  @FieldResolver(() => [String], { description: 'The servers that answer for the name. Bounded: two.' })
  nameservers(@Context() ctx: Ctx): readonly string[] {
    return nameserversOf(ctx.config);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The code that another registrar requires; only its owner in person reads it, null to all others.',
  })
  transferCode(@Context() { viewer }: Ctx, @Root() { userId, transferSecret }: Row): string | null {
    return viewer && !viewer.key && viewer.userId === userId ? transferSecret : null;
  }
}

@Resolver(() => OrderType)
export class OrderRegistrationsResolver {
  @FieldResolver(() => [DomainRegistrationType], {
    description:
      'The registrations of its domain names, oldest first; none before it is paid. Bounded by the names of an order.',
  })
  async registrations(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<readonly DomainRegistrationType[]> {
    return (await registrationsOfOrderLoader(ctx).load(order.id))?.registrations ?? [];
  }
}
