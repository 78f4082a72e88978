import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context.js';
import { AckType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { messages } from '../identity.messages.js';
import { endMyOtherSessions, endMySession, mySessions } from './my-sessions.service.js';
import { SessionType } from './my-sessions.types.js';

@Resolver()
export class MySessionsResolver {
  @NoKey()
  @Query(() => [SessionType])
  mySessions(@Context() ctx: Ctx): Promise<SessionType[]> {
    return mySessions(ctx);
  }

  @NoKey()
  @Mutation(() => AckType)
  async endSession(@Arg('id', () => ID) id: string, @Context() ctx: Ctx): Promise<AckType> {
    await endMySession(ctx, { id });
    return { success: true, message: messages.sessionEnded };
  }

  @NoKey()
  @Mutation(() => AckType)
  async endOtherSessions(@Context() ctx: Ctx): Promise<AckType> {
    await endMyOtherSessions(ctx);
    return { success: true, message: messages.othersEnded };
  }
}
