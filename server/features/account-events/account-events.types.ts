import { Field, Float, ID, ObjectType } from 'type-graphql';
import { ACCOUNT_EVENT_LOG, type AccountEventKind } from '#core/account-events.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar, JSONScalar } from '#platform/graphql/scalars.js';

export const AccountEventKindEnum = enumOf<AccountEventKind>(
  'AccountEventKind',
  'The kinds of events of an account. REST and webhooks write a dot in place of the first underscore.',
  {
    'order.created': 'An order was placed or saved.',
    'order.updated': 'An order was edited, moved to another status, or partly refunded.',
    'order.paid': 'The money for an order has arrived.',
    'order.cancelled': 'An order was cancelled.',
    'order.deleted': 'An order was deleted; its documents stay.',
    'payment.succeeded': 'The money of a payment has arrived, for its purpose or in the wallet.',
    'payment.failed': 'A payment has ended without money: refused, expired or cancelled.',
    'invoice.issued': 'An invoice was issued.',
    'invoice.paid': 'An invoice was paid.',
    'invoice.overdue': 'An invoice was not paid within the days of grace after its due date.',
    'invoice.cancelled': 'An unpaid invoice was cancelled.',
    'refund.made': 'Money of a payment was given back.',
    'site.online': 'A site is shown to visitors.',
    'site.closed': 'A site is closed to visitors.',
    'site.reopened': 'A site that was closed is open again.',
    'domain.connected': 'A domain leads to a site.',
    'domain.registered': 'A name was registered.',
    'domain.expiring': 'A registered name expires soon and is not renewed.',
    'message.received': 'A visitor has written by a form of a site, and it is no spam.',
    'subscriber.confirmed': 'A reader has confirmed to receive the newsletter of a site.',
    'subscriber.removed': 'A confirmed reader of a newsletter was removed or has unsubscribed.',
    'key.created': 'An API key was made.',
    'key.revoked': 'An API key was ended.',
    'key.widened': 'An API key was given more scopes.',
  },
);

@KeyResources()
@ObjectType('AccountEvent', { description: 'Something that happened to a record of an account. It never changes.' })
export class AccountEventType {
  @Field(() => ID, { description: 'The id of the event, and the `id` in what webhooks send.' })
  id!: string;

  @Field(() => AccountEventKindEnum, { description: 'The kind of the event.' })
  type!: AccountEventKind;

  @Field(() => Float, {
    description: 'The place in the log, a whole number. Later events have greater ones, with gaps.',
  })
  sequence!: number;

  @Field(() => DateTimeScalar, { description: 'The time of the change.' })
  occurredAt!: Date;

  @Field(() => JSONScalar, {
    description:
      'Ids, statuses and amounts of the record at that time, by field names that never change: see the guide at /docs/webhooks.',
  })
  data!: Readonly<Record<string, unknown>>;
}

@KeyResources()
@ObjectType('AccountEventList', { description: 'A part of the log of an account.' })
export class AccountEventListType {
  @Field(() => [AccountEventType], {
    description: `The events in the order that was asked for. Bounded: at most \`first\`, which is at most ${ACCOUNT_EVENT_LOG.first.max}.`,
  })
  events!: readonly AccountEventType[];

  @Field(() => String, { description: 'The value of `after` with which the next call continues, now or later.' })
  cursor!: string;

  @Field(() => Boolean, { description: 'Whether more events follow already.' })
  more!: boolean;
}
