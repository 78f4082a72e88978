import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { RegistrationStatus } from './registrations.values.js';

export const RegistrationStatusEnum = enumOf<RegistrationStatus>(
  'DomainRegistrationStatus',
  'The status of the registration of a domain name.',
  {
    planned: 'It is sent once the name can no longer be changed, or at once when its customer requests it.',
    ordered: 'It was sent, and is being done.',
    registered: 'The name is registered, and paid until `expiresAt`.',
    grace: 'It has expired, and can still be renewed until `graceUntil`.',
    refused: 'The registry would not register it; its customer chooses another name.',
    cancelled: 'Its order ended before it was registered.',
    released: 'It was not renewed and is not registered any more.',
    transferred: 'It has gone to another registrar.',
  },
);

@KeyResources('sites')
@ObjectType('DomainRegistration', {
  description: 'A domain name of a paid order, on its way into a registry or there.',
})
export class DomainRegistrationType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The order that it belongs to.' })
  orderId!: string;

  /** Whose it is. */
  userId!: string;

  @Field(() => String, { description: 'The whole name, in Latin letters.' })
  name!: string;

  @Field(() => RegistrationStatusEnum, { description: 'The present status of this record.' })
  status!: RegistrationStatus;

  @Field(() => String, {
    nullable: true,
    description: "Its holder's handle at the registry of .ir, where it was given.",
  })
  nicHandle!: string | null;

  /** Until when the names of its order can be changed. */
  changeUntil!: Date | null;

  /** All names of its order are confirmed. */
  isConfirmed!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'By when it is to be registered; null before it is sent.',
  })
  dueAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was registered.' })
  registeredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when it is paid; null before it is registered.' })
  expiresAt!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The invoice of its next year; null where none was requested, or that year is registered.',
  })
  renewalInvoiceId!: string | null;

  @Field(() => Boolean, { description: 'Its next year is paid for and is being registered.' })
  isRenewing!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its customer requested the code of a transfer.' })
  transferAskedAt!: Date | null;

  /** The code that another registrar requires. */
  transferSecret!: string | null;

  @Field(() => DateTimeScalar, { description: 'When its order was paid, or the name chosen.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When anything of it last changed.' })
  updatedAt!: Date;
}

@KeyResources('sites')
@ObjectType('DomainRegistrationPage', { description: 'One page of a list of registrations.' })
export class DomainRegistrationPageType extends PageType {
  @Field(() => [DomainRegistrationType], { description: 'The rows of this page, newest first.' })
  items!: readonly DomainRegistrationType[];
}

/** The description contains the number of days before its expiry in which a name may be renewed, for API clients. */
@ObjectType('DomainRenewal', { description: 'The state of renewing a registered name for another year.' })
@KeyResources('sites', 'billing')
export class DomainRenewalType {
  @Field(() => DomainRegistrationType, { description: 'With its current status.' })
  registration!: DomainRegistrationType;

  @Field(() => ID, {
    nullable: true,
    description: 'The invoice to be paid; the year is registered once it is. Null where the year costs nothing.',
  })
  invoiceId!: string | null;

  @Field(() => Int, { description: 'For how many years.' })
  years!: number;
}
