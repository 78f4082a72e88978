import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { AckType } from '#platform/graphql/common.types.js';
import { NoKey } from '#platform/graphql/keys.js';
import { messages } from '../users/identity.messages.js';
import { endMyOtherSessions, endMySession, mySessions } from './my-sessions.service.js';
import { SessionType } from './my-sessions.types.js';

@Resolver()
export class MySessionsResolver {
  @NoKey()
  @Query(() => [SessionType], {
    description: `The signed-in person's open sessions: the current one first, then the last used. Bounded: at most ${PAGE_SIZE.max}.`,
  })
  mySessions(@Context() ctx: Ctx): Promise<SessionType[]> {
    return mySessions(ctx);
  }

  @NoKey()
  @Mutation(() => AckType, { description: "Ends one of one's own open sessions at once." })
  async endSession(
    @Arg('id', () => ID, { description: 'The id of a session of mySessions; NOT_FOUND for any other.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await endMySession(ctx, { id });
    return { success: true, message: messages.sessionEnded };
  }

  @NoKey()
  @Mutation(() => AckType, { description: "Ends all of one's own sessions at once except the current one." })
  async endOtherSessions(@Context() ctx: Ctx): Promise<AckType> {
    await endMyOtherSessions(ctx);
    return { success: true, message: messages.othersEnded };
  }
}
