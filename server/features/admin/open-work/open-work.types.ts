import { Field, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

export const OPEN_WORK_KINDS = [
  'payments',
  'refunds',
  'adjustments',
  'balances',
  'names',
  'rush',
  'reports',
  'builds',
  'labels',
  'registrations',
  'expiring',
  'invoices',
  'emails',
  'maintenance',
  'tickets',
] as const;
export type OpenWorkKind = (typeof OPEN_WORK_KINDS)[number];

const OpenWorkKindEnum = enumOf<OpenWorkKind>('OpenWorkKind', 'The kinds of work that wait for an administrator.', {
  payments: 'Payments in review.',
  refunds: 'Requests to give the money of an order back.',
  adjustments: 'Requests to change the balance of a wallet.',
  balances: 'Wallets of closed accounts with money in them.',
  names: 'Paid orders whose names the registries have not confirmed.',
  rush: 'Rush orders that nobody has begun.',
  reports: 'Reports of abuse of a site.',
  builds: 'Sites whose last build failed.',
  labels: 'Sites that wish for a protected label.',
  registrations: 'Names to register, renew or transfer by hand.',
  expiring: 'Names that expire within a month.',
  invoices: 'Invoices whose days of grace are over.',
  emails: 'E-mails of the last seven days that could not be sent.',
  maintenance: 'Maintenance that nobody has begun.',
  tickets: 'Tickets that the team has not read.',
});

@ObjectType('OpenWork', { simpleResolvers: true, description: 'How much of one kind waits for an administrator.' })
export class OpenWorkType {
  @Field(() => OpenWorkKindEnum, { description: 'The kind of work that waits.' })
  kind!: OpenWorkKind;

  @Field(() => Int, { description: 'How many, at least one.' })
  count!: number;

  @Field(() => DateTimeScalar, { description: 'Since when the oldest one waits.' })
  oldestAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the first one has to be done; null for kinds that have no such time.',
  })
  dueAt!: Date | null;
}
