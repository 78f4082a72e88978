import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Rial } from '../../../../core/money.js';
import { DateTimeScalar, RialScalar } from '../../../platform/graphql/scalars.js';

@ObjectType('DashboardStats', { simpleResolvers: true })
export class DashboardStatsType {
  @Field(() => Int)
  totalOrders!: number;

  @Field(() => Int)
  pendingOrders!: number;

  @Field(() => Int)
  totalUsers!: number;

  @Field(() => Int)
  activeUsers!: number;

  @Field(() => RialScalar, { description: 'What the ledger says was earned, refunds taken off.' })
  totalRevenueRials!: Rial;

  @Field(() => RialScalar, { description: 'Of paid orders.' })
  averageOrderRials!: Rial;

  @Field(() => Int, { description: 'Sent since midnight in Tehran.' })
  emailsToday!: number;

  @Field(() => Int)
  pendingInvoices!: number;

  @Field(() => Int)
  overdueInvoices!: number;

  @Field(() => Int, { description: 'Settled payments.' })
  totalTransactions!: number;

  @Field(() => Float, { description: 'Overdue over pending invoices, one decimal.' })
  overdueRatio!: number;

  @Field(() => RialScalar, { description: 'Revenue over transactions, rounded.' })
  averageTransactionRials!: Rial;
}

@ObjectType('DashboardDay', { simpleResolvers: true })
export class DashboardDayType {
  @Field(() => DateTimeScalar, { description: 'Midnight in Tehran.' })
  day!: Date;

  @Field(() => Int)
  orders!: number;

  @Field(() => Int)
  users!: number;

  @Field(() => Int)
  payments!: number;

  @Field(() => RialScalar, { description: 'Paid for orders and invoices on that day, less what went back since.' })
  revenueRials!: Rial;

  @Field(() => Int)
  emails!: number;
}

@ObjectType('JobQueueMetrics')
export class JobQueueMetricsType {
  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  running!: number;

  @Field(() => Int, { description: 'Given up after every try.' })
  failed!: number;

  @Field(() => Int, { description: 'How long the oldest one that is due has waited.' })
  oldestWaitSeconds!: number;
}

@ObjectType('SystemMetrics')
export class SystemMetricsType {
  @Field(() => DateTimeScalar)
  sampledAt!: Date;

  @Field(() => Int)
  uptimeSeconds!: number;

  @Field(() => Float, { description: 'Of the machine, 0 to 100.' })
  memoryPercent!: number;

  @Field(() => Float, { description: 'Of all cores of the machine since the sample before, 0 to 100.' })
  cpuPercent!: number;

  @Field(() => Float, { description: 'A round trip to the database, ms.' })
  databaseMs!: number;

  @Field(() => String, { description: 'ok, failing, idle or not_configured.' })
  emailStatus!: string;

  @Field(() => String, { description: 'ok, failing or idle.' })
  paymentStatus!: string;

  @Field(() => JobQueueMetricsType)
  jobs!: JobQueueMetricsType;

  @Field(() => Int, { description: 'Open sockets of the process that answers.' })
  sockets!: number;

  @Field(() => Int, { description: 'Errors without a caller that this process has contained since its start.' })
  faults!: number;

  @Field(() => String)
  version!: string;
}
