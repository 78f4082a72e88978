import { Enum, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { PaymentEntity } from './payment.entity.js';

/**
 * `waiting`: it has not ended, or its process died; `refused`: the gateway answered, and does not take this amount;
 * `failed`: it opened no session for any other reason.
 */
const ATTEMPT_OUTCOMES = ['waiting', 'opened', 'refused', 'failed'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** One call that was to open a session at a gateway: by these the health of a gateway is measured. */
@Entity({ tableName: 'gateway_attempts' })
@Index({
  name: 'gateway_attempts_latest',
  columns: [
    { name: 'gateway' },
    { name: 'merchant_id' },
    { name: 'began_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['gateway', 'merchantId', 'beganAt', 'id'],
})
@Index({ name: 'gateway_attempts_by_age', properties: ['beganAt'] })
export class GatewayAttemptEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => PaymentEntity)
  paymentId!: string;

  @Property({ type: 'text' })
  gateway!: string;

  /** Our account at the gateway. */
  @Property({ type: 'text' })
  merchantId!: string;

  @Enum({ items: [...ATTEMPT_OUTCOMES], type: 'string' })
  outcome!: AttemptOutcome;

  @InstantColumn()
  beganAt!: Date;
}
