import { Arg, Ctx as Context, registerEnumType, Resolver, Subscription } from 'type-graphql';
import { requireAdmin, type Ctx } from '../../platform/context.js';
import { eventStream } from '../../platform/events/event-stream.js';
import { WRITTEN_LISTS } from '../../platform/events/written-lists.js';
import { NoKey } from '../../platform/graphql/keys.js';

const ADMIN_LISTS = ['orders', ...WRITTEN_LISTS] as const;
type AdminList = (typeof ADMIN_LISTS)[number];
const AdminListEnum = Object.fromEntries(ADMIN_LISTS.map((list) => [list, list])) as { [List in AdminList]: List };
registerEnumType(AdminListEnum, { name: 'AdminList', description: 'A list of the administrators.' });

/** A change of a list; whose row it is is not said. */
function watchList(ctx: Ctx, list: AdminList): AsyncIterableIterator<AdminList> {
  requireAdmin(ctx);
  return eventStream((push) => {
    const tell = (): void => push(list);
    const stops = [ctx.bus.on('list.changed', (change) => change.list === list && tell())];
    if (list === 'orders') stops.push(ctx.bus.on('order.changed', tell));
    if (list === 'wallets') stops.push(ctx.bus.on('wallet.changed', tell));
    return () => stops.forEach((stop) => stop());
  });
}

/** Says only that a list is no longer as it was: whoever looks at a page of it reads that page again. */
@Resolver()
export class AdminListsResolver {
  @NoKey()
  @Subscription(() => AdminListEnum, {
    subscribe: ({ args, context }) => watchList(context as Ctx, args['list'] as AdminList),
    description: 'For administrators: something in that list was added or changed.',
  })
  adminListChanged(@Context() ctx: Ctx, @Arg('list', () => AdminListEnum) list: AdminList): AdminList {
    requireAdmin(ctx);
    return list;
  }
}
