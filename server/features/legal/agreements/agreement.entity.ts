import { Check, Entity, Enum, Index, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { LegalVersionEntity } from '../legal-version.entity.js';

/** The acts of a person that mean: with this you agree. */
export const AGREEMENT_WAYS = ['sign_up', 'oauth', 'choose_password', 'order'] as const;
export type AgreementWay = (typeof AGREEMENT_WAYS)[number];

/** A person agreed to a version of a legal document. Never changed or deleted (a trigger enforces it). */
@Entity({ tableName: 'legal_agreements' })
@Unique({ name: 'legal_agreements_once_an_order', properties: ['orderId', 'versionId'] })
@Check({ name: 'legal_agreements_order_check', expression: `(way = 'order') = (order_id is not null)` })
@Index({
  name: 'legal_agreements_of_user',
  columns: [{ name: 'user_id' }, { name: 'agreed_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'agreedAt', 'id'],
})
export class AgreementEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  @ReferenceColumn(() => LegalVersionEntity)
  versionId!: string;

  @Enum({ items: [...AGREEMENT_WAYS], type: 'string' })
  way!: AgreementWay;

  /** The order, where it was placed with it. */
  @ReferenceColumn('orders', { nullable: true, index: false })
  orderId: string | null = null;

  /** When the button was pressed. */
  @InstantColumn()
  agreedAt!: Date;
}
