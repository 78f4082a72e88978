import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { STATUS_COMPONENTS, type StatusComponent } from '#core/uptime.js';
import { InstantColumn } from '#platform/db/columns.js';

const COMPONENTS = STATUS_COMPONENTS.map((name) => `'${name}'`).join(', ');

/** The checks of one component in one minute. A minute without a row was not measured. */
@Entity({ tableName: 'uptime_minutes' })
@Check({ name: 'uptime_minutes_component_check', expression: `component in (${COMPONENTS})` })
@Check({ name: 'uptime_minutes_counts_check', expression: 'checks > 0 and failures between 0 and checks' })
@Index({ name: 'uptime_minutes_oldest', properties: ['minute'] })
export class UptimeMinuteEntity {
  @PrimaryKey({ type: 'text' })
  component!: StatusComponent;

  /** Its beginning. */
  @PrimaryKey({ type: 'datetime', columnType: 'timestamptz(3)' })
  minute!: Date;

  @Property({ type: 'integer' })
  checks!: number;

  @Property({ type: 'integer' })
  failures!: number;

  /** The longest successful answer; null where there was none. */
  @Property({ type: 'integer', nullable: true })
  ms: number | null = null;
}

/** The sums of the minutes of a day. */
@Entity({ tableName: 'uptime_days' })
@Check({ name: 'uptime_days_component_check', expression: `component in (${COMPONENTS})` })
@Check({ name: 'uptime_days_counts_check', expression: 'checks >= minutes and failures between 0 and checks' })
export class UptimeDayEntity {
  @PrimaryKey({ type: 'text' })
  component!: StatusComponent;

  /** In Tehran. */
  @PrimaryKey({ type: 'date' })
  day!: string;

  /** How many were measured. */
  @Property({ type: 'integer' })
  minutes!: number;

  @Property({ type: 'integer' })
  checks!: number;

  @Property({ type: 'integer' })
  failures!: number;

  /** The first minute of the day that was measured. */
  @InstantColumn()
  firstMinute!: Date;
}
