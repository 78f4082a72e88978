import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LegalKind } from '#core/legal.js';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { LegalKindEnum } from '../legal.types.js';
import type { AgreementWay } from './agreement.entity.js';

export const AgreementWayEnum = enumOf<AgreementWay>(
  'AgreementWay',
  'The acts by which a person agrees to legal documents.',
  {
    sign_up: 'Registering with a password.',
    oauth: 'Creating the account through a provider.',
    choose_password: 'Choosing the first password by a link in a mail.',
    order: 'Placing an order.',
  },
);

@ObjectType('Agreement', {
  description: 'A person agreed to a version of a legal document; `legalDocument` with its number reads that version.',
})
export class AgreementType {
  @Field(() => ID, { description: 'The id of the record of this agreement.' })
  id!: string;

  @Field(() => LegalKindEnum, { description: 'Which legal document it is.' })
  kind!: LegalKind;

  @Field(() => Int, { description: 'The number of its version.' })
  number!: number;

  @Field(() => AgreementWayEnum, { description: 'The act by which they agreed.' })
  way!: AgreementWay;

  @Field(() => ID, { nullable: true, description: 'The order that was placed with it; null for an account.' })
  orderId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the person agreed.' })
  agreedAt!: Date;
}

@ObjectType('AgreementPage', { simpleResolvers: true, description: 'One page of the agreements of an account.' })
export class AgreementPageType extends PageType {
  @Field(() => [AgreementType], { description: 'The rows of this page, newest first.' })
  items!: readonly AgreementType[];
}
