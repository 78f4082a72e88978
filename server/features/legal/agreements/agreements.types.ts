import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LegalKind } from '#core/legal.js';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { LegalKindEnum } from '../legal.types.js';
import type { AgreementWay } from './agreement.entity.js';

export const AgreementWayEnum = enumOf<AgreementWay>('AgreementWay', 'What a person agreed by.', {
  sign_up: 'Registering with a password.',
  oauth: 'Creating the account through a provider.',
  choose_password: 'Choosing the first password by a link in a mail.',
  order: 'Placing an order.',
});

@ObjectType('Agreement', {
  description: 'A person agreed to a version of a legal document; `legalDocument` with its number reads that version.',
})
export class AgreementType {
  @Field(() => ID, { description: 'Of the record.' })
  id!: string;

  @Field(() => LegalKindEnum, { description: 'The document.' })
  kind!: LegalKind;

  @Field(() => Int, { description: 'The number of its version.' })
  number!: number;

  @Field(() => AgreementWayEnum, { description: 'What they agreed by.' })
  way!: AgreementWay;

  @Field(() => ID, { nullable: true, description: 'The order that was placed with it; null for an account.' })
  orderId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  agreedAt!: Date;
}

@ObjectType('AgreementPage', { simpleResolvers: true, description: 'One page of the agreements of an account.' })
export class AgreementPageType extends PageType {
  @Field(() => [AgreementType], { description: 'Newest first.' })
  items!: readonly AgreementType[];
}
