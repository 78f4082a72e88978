import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Toman } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import type { DomainCategory } from './domain-price.entity.js';
import { DateTimeScalar, TomanScalar } from '../../platform/graphql/scalars.js';

export const DomainStatusEnum = { available: 'available', taken: 'taken', unknown: 'unknown' } as const;
export type DomainStatus = keyof typeof DomainStatusEnum;
registerEnumType(DomainStatusEnum, { name: 'DomainStatus' });

export const DomainCategoryEnum = {
  country: 'country',
  generic: 'generic',
  specialized: 'specialized',
} as const satisfies Record<DomainCategory, DomainCategory>;
registerEnumType(DomainCategoryEnum, { name: 'DomainCategory' });

@KeyResources()
@ObjectType('DomainExtension')
export class DomainExtensionType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  extension!: string;

  @Field(() => TomanScalar)
  priceToman!: Toman;

  @Field(() => String)
  description!: string;

  @Field(() => String)
  category!: string;

  @Field(() => Boolean)
  available!: boolean;

  @Field(() => Boolean, { description: 'Whether a registry is known that can be asked if a name is free.' })
  checkable!: boolean;
}

@KeyResources()
@ObjectType('DomainAvailability')
export class DomainAvailabilityType {
  @Field(() => String)
  domain!: string;

  @Field(() => String)
  extension!: string;

  @Field(() => Boolean)
  available!: boolean;

  @Field(() => DomainStatusEnum)
  status!: DomainStatus;

  @Field(() => String, { description: 'Persian.' })
  message!: string;

  @Field(() => DateTimeScalar)
  checkedAt!: Date;
}
