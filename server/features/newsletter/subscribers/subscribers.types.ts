import { Field, ID, Int, ObjectType } from 'type-graphql';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

/** The site is in SubscriberResolver. */
@KeyResources('subscribers')
@ObjectType('SiteSubscriber', { description: 'Somebody who has confirmed an address for the newsletter of a site.' })
export class SubscriberType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The site that it belongs to.' })
  siteId!: string;

  /** Whose site it is. */
  ownerId!: string;

  @Field(() => String, { description: 'In lower case.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Null where the form has no such field.' })
  name!: string | null;

  @Field(() => String, { description: 'The page with the form, from `/`.' })
  pagePath!: string;

  @Field(() => DateTimeScalar, { description: 'When the form was sent.' })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When its reader confirmed the address.' })
  confirmedAt!: Date;
}

@KeyResources('subscribers')
@ObjectType('SiteSubscriberPage', { description: 'One page of the subscribers of a site.' })
export class SubscriberPageType extends PageType {
  @Field(() => [SubscriberType], { description: 'Those who confirmed last first.' })
  items!: readonly SubscriberType[];
}

/** The site is in NewsletterResolver. */
@KeyResources('subscribers')
@ObjectType('SiteNewsletter', { description: 'How many people are on the list of a site.' })
export class NewsletterType {
  @Field(() => ID, { description: 'The site that it belongs to.' })
  siteId!: string;

  @Field(() => Int, { description: 'Who have confirmed their address.' })
  confirmed!: number;

  @Field(() => Int, { description: 'Who have not confirmed it yet; they are deleted after some days.' })
  pending!: number;
}
