/** GraphQL types that several features answer. */
import { Field, Int, ObjectType } from 'type-graphql';
import { KeyResources } from './keys.js';

/** Done, with a sentence for the person. */
@KeyResources()
@ObjectType('Ack')
export class AckType {
  @Field(() => Boolean)
  success!: boolean;

  /** Persian. */
  @Field(() => String)
  message!: string;
}

/** Where a page stands in its list; see platform/db/page.ts. */
@KeyResources()
@ObjectType('Pagination')
export class PaginationType {
  @Field(() => Int)
  page!: number;

  @Field(() => Int, { description: 'Where capped, as many as are known of.' })
  pages!: number;

  @Field(() => Int, { description: 'Exact up to 100,000.' })
  total!: number;

  @Field(() => Boolean, { description: 'Another page follows this one.' })
  more!: boolean;

  @Field(() => Boolean, { description: 'There are more rows than `total`; nobody has counted how many.' })
  capped!: boolean;

  @Field(() => Int)
  limit!: number;
}
