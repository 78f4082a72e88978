/** Whether and how an order's name can be changed, as the server rules it (decision record 050). Pure. */
import { wizardDataSchema } from '#core/design/design.js';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import { isDomainLabel, labelOfTyped, registryRefusal, type RegistryRefusal } from '#core/sites/domain-name.js';
import type { OrderCardFragment } from '#client/gql/graphql.js';

type Order = Pick<OrderCardFragment, 'status' | 'domain' | 'paymentStatus' | 'domainStatus' | 'domainChangeUntil'>;

/** `pending`: as long as it is unpaid. `choice`: it has no name that can be had. `window`: within the 24 hours. */
export type DomainChange = 'pending' | 'choice' | 'window' | 'closed';

export function domainChangeOf(order: Order, now: Date): DomainChange {
  if (order.status === 'pending') return 'pending';
  if (order.paymentStatus !== 'paid' || order.status === 'cancelled') return 'closed';
  if (order.domainStatus === 'awaiting_choice' || order.domain === '') return 'choice';
  const isOpen = order.domainChangeUntil !== null && now < new Date(order.domainChangeUntil);
  return order.status === 'in_progress' && isOpen ? 'window' : 'closed';
}

/** The part of an order's wizard that contains its names. */
interface Named {
  readonly wizardData: Pick<OrderCardFragment['wizardData'], 'userInfo'>;
}

const names = wizardDataSchema.shape.userInfo;

/** Every name of an order that can be exchanged, the primary one first: one that the customer owns until it is paid. */
export function namesOfOrder({
  domain,
  status,
  wizardData,
}: Pick<OrderCardFragment, 'domain' | 'status'> & Named): string[] {
  const read = names.safeParse(fromKeyedLists(wizardData.userInfo, 'dropped'));
  const extras = read.success ? read.data.additionalDomains.map((extra) => extra.domain + extra.extension) : [];
  const isConnected = read.success && read.data.ownsDomain === true && status !== 'pending';
  return [...new Set([...(isConnected ? [] : [domain]), ...extras])];
}

/** `.ir` of `name.ir`, `.co.ir` of `name.co.ir`; empty where there is no name. */
export function extensionOf(name: string): string {
  const dot = name.indexOf('.');
  return dot < 0 ? '' : name.slice(dot);
}

export interface TypedName {
  readonly label: string;
  readonly fault: 'invalid' | RegistryRefusal | null;
}

/** The typed name, and why it cannot be used, as far as that is known without a request. */
export function readTyped(typed: string, extension: string): TypedName {
  const label = labelOfTyped(typed, extension);
  if (!isDomainLabel(label)) return { label, fault: 'invalid' };
  return { label, fault: registryRefusal(label, extension) };
}
