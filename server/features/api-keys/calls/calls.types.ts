import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { API_KEY_CALLS } from '#core/api-keys.js';
import { paging } from '#platform/db/page.js';
import { inputType } from '#platform/graphql/input-type.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

@ObjectType('ApiKeyCall', {
  description: 'One call with a key: what was called and how it ended, nothing of what was sent or answered.',
})
export class ApiKeyCallType {
  @Field(() => ID, { description: 'The request id of the call, as its answer named it.' })
  id!: string;

  @Field(() => String, {
    description:
      'The route, `GET /orders/{id}`, or the root fields of a GraphQL operation, `Query.orders`; `GraphQL` for one that ' +
      'could not be read.',
  })
  operation!: string;

  @Field(() => Int, {
    description: 'The HTTP status of the answer; of a GraphQL answer with errors, that of the first error.',
  })
  status!: number;

  @Field(() => Int, { description: 'How long the answer took, in milliseconds.' })
  durationMs!: number;

  @Field(() => DateTimeScalar, { description: 'When the call came.' })
  calledAt!: Date;
}

@ObjectType('ApiKeyCallPage', {
  description: `A page of the calls with a key, newest first; the last ${API_KEY_CALLS.kept} are kept.`,
})
export class ApiKeyCallPageType extends PageType {
  @Field(() => [ApiKeyCallType], { description: 'The calls of this page.' })
  items!: readonly ApiKeyCallType[];
}

const filterSchema = z.object({ requestId: z.uuid().nullish().describe('Only the call with this request id.') });

export const callsSchema = filterSchema.extend(paging);
export type CallsInput = z.input<typeof callsSchema>;

export const ApiKeyCallsFilter = inputType('ApiKeyCallsFilter', 'Which calls with a key a list shows.', filterSchema);
export type CallsFilter = z.input<typeof filterSchema>;
