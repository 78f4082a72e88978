import { Arg, Ctx as Context, Resolver, Subscription } from 'type-graphql';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { eventStream } from '#platform/events/event-stream.js';
import type { WrittenList } from '#platform/events/written-lists.js';
import { enumOf } from '#platform/graphql/enum.js';
import { AdminOnly } from '#platform/graphql/keys.js';

type AdminList = 'orders' | 'sites' | WrittenList;
const AdminListEnum = enumOf<AdminList>('AdminList', 'A list of the administrators.', {
  orders: 'The orders of all customers.',
  sites: 'The sites of all customers.',
  site_reports: 'Reports of abuse of sites.',
  service_tasks: 'Work for the services of sites.',
  users: 'All accounts of customers and administrators.',
  emails: 'The log of e-mails.',
  invoices: 'The invoices of all customers.',
  receipts: 'The receipts of all customers.',
  payments: 'The payment log.',
  wallets: "Everybody's wallets, and the requests to change a balance.",
  domains: 'The extensions of domain names and their prices.',
  coupons: 'The discount codes.',
  audit: 'The audit log.',
  api_keys: "Everybody's API keys.",
});

/** A change of a list; whose row it is is not said. */
function watchList(ctx: Ctx, list: AdminList): AsyncIterableIterator<AdminList> {
  requireAdmin(ctx);
  return eventStream((push) => {
    const signal = (): void => push(list);
    const stops = [ctx.bus.on('list.changed', (change) => change.list === list && signal())];
    if (list === 'orders') stops.push(ctx.bus.on('order.changed', signal));
    if (list === 'sites') stops.push(ctx.bus.on('site.changed', signal));
    if (list === 'wallets') stops.push(ctx.bus.on('wallet.changed', signal));
    return () => stops.forEach((stop) => stop());
  });
}

/** Only signals that a list has changed: clients that show a page of it read that page again. */
@Resolver()
export class AdminListsResolver {
  @AdminOnly()
  @Subscription(() => AdminListEnum, {
    subscribe: ({ args, context }) => watchList(context as Ctx, args['list'] as AdminList),
    description: 'For administrators: something in that list was added or changed.',
  })
  adminListChanged(
    @Context() ctx: Ctx,
    @Arg('list', () => AdminListEnum, { description: 'The list to watch.' }) list: AdminList,
  ): AdminList {
    requireAdmin(ctx);
    return list;
  }
}
