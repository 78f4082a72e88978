import { Arg, Ctx as Context, Int, Query, Resolver } from 'type-graphql';
import { ACCOUNT_EVENT_KINDS, ACCOUNT_EVENT_LOG, type AccountEventKind } from '#core/account-events.js';
import type { Ctx } from '#platform/context.js';
import { AnyKey } from '#platform/graphql/keys.js';
import { readEvents } from './account-events.service.js';
import { AccountEventKindEnum, AccountEventListType } from './account-events.types.js';

const { first: bounds, keptDays } = ACCOUNT_EVENT_LOG;

@Resolver()
export class AccountEventsResolver {
  @AnyKey()
  @Query(() => AccountEventListType, {
    description:
      `The log of one's own account of the last ${keptDays} days, oldest first unless \`newestFirst\`. An API key receives the kinds whose ` +
      'read scope it has.',
  })
  accountEvents(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { defaultValue: bounds.default, description: `How many at most, 1 to ${bounds.max}.` })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `cursor` of an earlier answer; null: from the first event in this order.',
    })
    after?: string | null,
    @Arg('kinds', () => [AccountEventKindEnum], {
      nullable: true,
      description: `Only these kinds; all where none is given. At most ${ACCOUNT_EVENT_KINDS.length}.`,
    })
    kinds?: AccountEventKind[] | null,
    @Arg('newestFirst', () => Boolean, {
      nullable: true,
      description:
        'Walks from the newest event back; the cursors go with this order. Programs that follow the log leave it out.',
    })
    newestFirst?: boolean | null,
  ): Promise<AccountEventListType> {
    return readEvents(ctx, { first, after, kinds, newestFirst });
  }
}
