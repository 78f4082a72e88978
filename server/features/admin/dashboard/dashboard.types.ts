import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import { EmailServiceStateEnum, type EmailServiceState } from '#features/emails/index.js';

export type PaymentServiceState = 'ok' | 'failing' | 'idle';

const PaymentServiceStateEnum = enumOf<PaymentServiceState>(
  'PaymentServiceState',
  "The state of the gateway, from the platform's own payments.",
  {
    ok: 'The last payment went through.',
    failing: 'The last one failed at the gateway.',
    idle: 'There are no payments yet.',
  },
);

@ObjectType('DashboardStats', { simpleResolvers: true, description: 'The product in numbers, for administrators.' })
export class DashboardStatsType {
  @Field(() => Int, { description: 'Orders that were not deleted.' })
  totalOrders!: number;

  @Field(() => Int, { description: 'How many of these orders are pending.' })
  pendingOrders!: number;

  @Field(() => Int, { description: 'Accounts that were not removed.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'How many of these accounts are not banned.' })
  activeUsers!: number;

  @Field(() => RialScalar, { description: 'The income by the ledger, refunds subtracted.' })
  totalRevenueRials!: Rial;

  @Field(() => RialScalar, { description: 'The average amount of paid orders.' })
  averageOrderRials!: Rial;

  @Field(() => Int, { description: 'Sent since midnight in Tehran.' })
  emailsToday!: number;

  @Field(() => Int, { description: 'Invoices that are issued and not yet due.' })
  pendingInvoices!: number;

  @Field(() => Int, { description: 'Invoices whose days of grace are over.' })
  overdueInvoices!: number;

  @Field(() => Int, { description: 'The number of settled payments.' })
  totalTransactions!: number;

  @Field(() => Float, { description: 'Overdue over pending invoices, one decimal.' })
  overdueRatio!: number;

  @Field(() => RialScalar, { description: 'Revenue over transactions, rounded.' })
  averageTransactionRials!: Rial;
}

@ObjectType('DashboardDay', { simpleResolvers: true, description: 'One day in Tehran in numbers.' })
export class DashboardDayType {
  @Field(() => DateTimeScalar, { description: 'Midnight in Tehran.' })
  day!: Date;

  @Field(() => Int, { description: 'Orders placed on that day; deleted ones do not count.' })
  orders!: number;

  @Field(() => Int, { description: 'Accounts opened on that day; removed ones do not count.' })
  users!: number;

  @Field(() => Int, { description: 'Payments settled on that day.' })
  payments!: number;

  @Field(() => RialScalar, { description: 'Paid for orders and invoices on that day, less what went back since.' })
  revenueRials!: Rial;

  @Field(() => Int, { description: 'E-mails sent on that day.' })
  emails!: number;
}

@ObjectType('JobQueueMetrics', { description: 'How many background jobs there are, and how long they wait.' })
export class JobQueueMetricsType {
  @Field(() => Int, { description: 'Jobs that wait for their time or for a worker.' })
  waiting!: number;

  @Field(() => Int, { description: 'Jobs that a worker has taken.' })
  running!: number;

  @Field(() => Int, { description: 'Given up after every try.' })
  failed!: number;

  @Field(() => Int, { description: 'How long the oldest one that is due has waited.' })
  oldestWaitSeconds!: number;
}

@ObjectType('SystemMetrics', { description: 'How the machine, its services and its jobs are, for administrators.' })
export class SystemMetricsType {
  @Field(() => DateTimeScalar, { description: 'When the sample was taken.' })
  sampledAt!: Date;

  @Field(() => Int, { description: 'How long the process that answers has run.' })
  uptimeSeconds!: number;

  @Field(() => Float, { description: 'The used memory of the machine, 0 to 100 percent.' })
  memoryPercent!: number;

  @Field(() => Float, {
    description: 'The load of all cores of the machine since the sample before, 0 to 100 percent.',
  })
  cpuPercent!: number;

  @Field(() => Float, { description: 'A round trip to the database, ms.' })
  databaseMs!: number;

  @Field(() => EmailServiceStateEnum, { description: 'The state of the mail service.' })
  emailStatus!: EmailServiceState;

  @Field(() => PaymentServiceStateEnum, { description: 'The state of the gateway.' })
  paymentStatus!: PaymentServiceState;

  @Field(() => JobQueueMetricsType, { description: 'The queue of background jobs.' })
  jobs!: JobQueueMetricsType;

  @Field(() => Int, { description: 'Open sockets of the process that answers.' })
  sockets!: number;

  @Field(() => Int, { description: 'Errors without a caller that this process has contained since its start.' })
  faults!: number;

  @Field(() => String, { description: 'The version of the product that runs.' })
  version!: string;
}
