import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ZoneRecordType as Kind } from '#core/sites/zone-record.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

export const ZoneRecordKindEnum = enumOf<Kind>('ZoneRecordKind', 'The type of a DNS record.', {
  MX: 'Which server takes mails.',
  TXT: 'A text, as proofs and the rules of mails are.',
  A: 'An IPv4 address.',
  CNAME: 'Another name that this one is an alias of.',
});

@KeyResources('sites')
@ObjectType('ZoneRecord', { description: 'A DNS record that a customer has added to a registered name.' })
export class ZoneRecordType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  registrationId!: string;

  @Field(() => ZoneRecordKindEnum, { description: 'The type of the record.' })
  type!: Kind;

  @Field(() => String, { description: 'Below the registered name, without it; @ is the name itself.' })
  host!: string;

  @Field(() => String, { description: 'Its value, in the form of its type.' })
  value!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The priority of an MX record: lower ones are tried first; null for all others.',
  })
  priority!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;
}
