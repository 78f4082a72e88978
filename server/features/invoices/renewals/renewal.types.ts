import { Field, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import type { RenewalPeriod } from '../invoice/invoice.entity.js';

const RenewalPeriodEnum = enumOf<RenewalPeriod>('RenewalPeriod', 'The periods that one renewal can pay for.', {
  month: 'A Jalali month.',
  year: 'Twelve Jalali months.',
});

@KeyResources('sites')
@ObjectType('Renewal', { description: 'The continuation of a site after the paid time.' })
export class RenewalType {
  orderId!: string;

  @Field(() => RenewalPeriodEnum, { description: 'How long each renewal lasts.' })
  period!: RenewalPeriod;

  @Field(() => RialScalar, { description: 'The price of each renewal from now on, VAT included.' })
  amountRials!: Rial;

  @Field(() => DateTimeScalar, {
    description:
      'The end of the time that is paid for. In the past where it is overdue; as of `pausedAt` where it is paused.',
  })
  paidUntil!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the next invoice is issued; null where one waits to be paid, or none will come.',
  })
  nextInvoiceAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When renewals were stopped; null while they go on.' })
  stoppedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when administrators have kept the site closed: nothing is billed, and the paid time does not run. Null otherwise.',
  })
  pausedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Where the customer stopped them: when the site closes. Until then they can be resumed.',
  })
  endsAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the site was closed for it.' })
  endedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Where a renewal is unpaid and its customer was warned: when the site closes for a while.',
  })
  suspendsAt!: Date | null;

  /** The renewal that is to be paid first. */
  openInvoiceId!: string | null;
}
