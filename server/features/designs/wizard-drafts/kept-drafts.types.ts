import { Field, Int, ObjectType } from 'type-graphql';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

@KeyResources('orders')
@ObjectType('KeptDraft', {
  description: 'An unfinished wizard that was put aside for another one.',
  simpleResolvers: true,
})
export class KeptDraftType {
  @Field(() => String, { description: 'The id that its order will have as `draftId`.' })
  draftId!: string;

  @Field(() => String, { description: 'The title of the order that it will become; empty where none was typed.' })
  title!: string;

  @Field(() => String, { description: 'The wishes of the customer; empty where nothing was typed.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'The main domain name; null where none was typed.' })
  domain!: string | null;

  @Field(() => Int, { description: 'How many pages it has.' })
  pages!: number;

  @Field(() => Int, { description: 'How many sections they have; a shared header or footer counts once.' })
  sections!: number;

  @Field(() => DateTimeScalar, { description: 'When it was put aside.' })
  keptAt!: Date;
}
