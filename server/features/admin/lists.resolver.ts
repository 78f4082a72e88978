import { Arg, Ctx as Context, registerEnumType, Resolver, Subscription } from 'type-graphql';
import { requireAdmin, type Ctx } from '../../platform/context.js';
import type { Topics } from '../../platform/events/topics.js';
import { WRITTEN_LISTS } from '../../platform/events/written-lists.js';

const ADMIN_LISTS = ['orders', ...WRITTEN_LISTS] as const;
type AdminList = (typeof ADMIN_LISTS)[number];
const AdminListEnum = Object.fromEntries(ADMIN_LISTS.map((list) => [list, list])) as { [List in AdminList]: List };
registerEnumType(AdminListEnum, { name: 'AdminList', description: 'A list of the administrators.' });

type Payload = Topics['list.changed' | 'order.changed' | 'wallet.changed'];

function topicsOf(list: AdminList): string[] {
  if (list === 'orders') return ['order.changed:all'];
  return list === 'wallets' ? ['list.changed:all', 'wallet.changed:all'] : ['list.changed:all'];
}

/** Says only that a list is no longer as it was: whoever looks at a page of it reads that page again. */
@Resolver()
export class AdminListsResolver {
  @Subscription(() => AdminListEnum, {
    topics: ({ args }) => topicsOf(args['list'] as AdminList),
    topicId: ({ context }) => void requireAdmin(context as Ctx),
    filter: ({ payload, args }: { payload: Payload; args: { list?: AdminList } }) =>
      !('list' in payload) || payload.list === args.list,
    description: 'For administrators: something in that list was added or changed.',
  })
  adminListChanged(@Context() ctx: Ctx, @Arg('list', () => AdminListEnum) list: AdminList): AdminList {
    requireAdmin(ctx);
    return list;
  }
}
