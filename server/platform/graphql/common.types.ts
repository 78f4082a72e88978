/** GraphQL types that several features answer. */
import { Field, Int, ObjectType } from 'type-graphql';

/** Done, with a sentence for the person. */
@ObjectType('Ack')
export class AckType {
  @Field(() => Boolean)
  success!: boolean;

  /** Persian. */
  @Field(() => String)
  message!: string;
}

/** Where a page stands in its list; see platform/db/page.ts. */
@ObjectType('Pagination')
export class PaginationType {
  @Field(() => Int)
  page!: number;

  @Field(() => Int)
  pages!: number;

  @Field(() => Int, { description: 'Exact up to 10,000.' })
  total!: number;

  @Field(() => Boolean, { description: 'There are more than `total`; nobody has counted how many.' })
  more!: boolean;

  @Field(() => Int)
  limit!: number;
}
