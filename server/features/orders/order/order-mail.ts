import type { TxCtx } from '#platform/context.js';
import type { MailTemplate } from '#platform/jobs/catalogue.js';
import { customerLoader } from '#features/identity/index.js';
import type { OrderEntity } from './orders.entity.js';

/** Queues a mail about an order to its customer; `more` is what the template names beside the order itself. */
export async function mailAboutOrder(
  tx: TxCtx,
  order: OrderEntity,
  template: MailTemplate,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const customer = await customerLoader(tx).load(order.userId);
  if (!customer) throw new Error(`order ${order.id} has no customer`);
  const { orderNumber, title, domain } = order;
  const link = `${tx.config.publicUrl ?? ''}/dashboard?tab=orders`;
  const vars = { fullName: customer.fullName ?? '', orderNumber, title, domain, link, ...more };
  await tx.enqueue('send_mail', { template, to: customer.email, userId: order.userId, vars });
}
