import { Field, ID, ObjectType } from 'type-graphql';
import type { Toman } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar, TomanScalar } from '#platform/graphql/scalars.js';
import type { DomainUnknownReason } from '#platform/ports.js';
import type { DomainCategory } from './domain-price.entity.js';

export type DomainStatus = 'available' | 'taken' | 'unknown';

const DomainStatusEnum = enumOf<DomainStatus>('DomainStatus', 'The answers of registries about a domain name.', {
  available: 'The name is not registered.',
  taken: 'The name is registered, or another order has claimed it.',
  unknown: 'The registry could not be queried; the name may be ordered, and is checked again.',
});

const DomainUnknownReasonEnum = enumOf<DomainUnknownReason>(
  'DomainUnknownReason',
  'Why the availability of a domain name is unknown.',
  {
    rate_limited: 'The registry was queried too often.',
    timeout: 'The registry did not answer in time.',
    registry_error: 'The registry answered with an error.',
    refused_by_registry: 'The registry does not take such a name: choose another one.',
    unsupported: 'The registry of this extension cannot be queried.',
  },
);

export const DomainCategoryEnum = enumOf<DomainCategory>('DomainCategory', 'The group that an extension is sold in.', {
  country: 'An extension of a country, such as .ir.',
  generic: 'For everybody, such as .com.',
  specialized: 'For a trade or purpose, such as .shop.',
});

@KeyResources()
@ObjectType('DomainExtension', { description: 'An extension of domain names, with its price.' })
export class DomainExtensionType {
  @Field(() => ID, { description: 'The id of this extension.' })
  id!: string;

  @Field(() => String, { description: 'With its dot: .ir.' })
  extension!: string;

  @Field(() => TomanScalar, { description: 'The price of one name for one year, in toman.' })
  priceToman!: Toman;

  @Field(() => TomanScalar, { description: 'The price of each further year of one name, in toman.' })
  renewalPriceToman!: Toman;

  @Field(() => String, { description: 'Persian: what it is for.' })
  description!: string;

  @Field(() => DomainCategoryEnum, { description: 'The group that it is sold in.' })
  category!: DomainCategory;

  @Field(() => Boolean, { description: 'Whether new orders may choose it.' })
  available!: boolean;

  @Field(() => Boolean, { description: 'Whether the availability of names can be queried at a registry.' })
  checkable!: boolean;
}

@KeyResources()
@ObjectType('DomainAvailability', { description: 'Whether a domain name can be had.' })
export class DomainAvailabilityType {
  @Field(() => String, { description: 'The name without its extension, in Latin letters.' })
  domain!: string;

  @Field(() => String, { description: 'Its extension, with the dot.' })
  extension!: string;

  @Field(() => Boolean, { description: 'True only where `status` is available.' })
  available!: boolean;

  @Field(() => DomainStatusEnum, { description: 'The answer of the registry.' })
  status!: DomainStatus;

  @Field(() => DomainUnknownReasonEnum, {
    nullable: true,
    description: 'Why the availability is unknown; null unless `status` is unknown.',
  })
  reason!: DomainUnknownReason | null;

  @Field(() => String, { description: 'The same as a Persian sentence.' })
  message!: string;

  @Field(() => DateTimeScalar, { description: 'When the registry was queried; answers are cached for a while.' })
  checkedAt!: Date;
}
