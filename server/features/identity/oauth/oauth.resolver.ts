import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type Ctx } from '../../../platform/context.js';
import type { OAuthProviderName } from '../../../platform/ports.js';
import { AckType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { AuthPayloadType } from '../identity.types.js';
import { identitiesOf } from './oauth-accounts.service.js';
import { startOAuth } from './oauth-attempts.service.js';
import { unlinkOAuth } from './oauth-unlink.service.js';
import { OAuthProviderEnum } from './oauth.inputs.js';
import { oauthMessages } from './oauth.messages.js';
import { completeOAuth, offeredProviders } from './oauth.service.js';
import { OAuthIdentityType, OAuthStartType } from './oauth.types.js';

@Resolver()
export class OAuthResolver {
  @NoKey()
  @Query(() => [OAuthProviderEnum], { description: 'Whom one can sign in with here.' })
  oauthProviders(@Context() ctx: Ctx): OAuthProviderName[] {
    return offeredProviders(ctx);
  }

  @NoKey()
  @Query(() => [OAuthIdentityType], { description: "The providers that one's own account is linked to." })
  oauthIdentities(@Context() ctx: Ctx): Promise<OAuthIdentityType[]> {
    return identitiesOf(ctx, requireViewer(ctx).userId);
  }

  @NoKey()
  @Mutation(() => OAuthStartType, { description: 'Both addresses must be ours. Marks the browser with a cookie.' })
  startOAuth(
    @Arg('provider', () => OAuthProviderEnum) provider: OAuthProviderName,
    @Arg('successUrl', () => String, { nullable: true }) successUrl: string | null,
    @Arg('failureUrl', () => String, { nullable: true }) failureUrl: string | null,
    @Context() ctx: Ctx,
  ): Promise<OAuthStartType> {
    return startOAuth(ctx, { provider, successUrl, failureUrl });
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Takes a provider off one’s own account; not the last way in.' })
  async unlinkOAuth(
    @Arg('provider', () => OAuthProviderEnum) provider: OAuthProviderName,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await unlinkOAuth(ctx, { provider });
    return { success: true, message: oauthMessages.unlinked };
  }

  @NoKey()
  @Mutation(() => AuthPayloadType, { description: 'Exchanges the one-time secret of the return for tokens.' })
  completeOAuth(
    @Arg('provider', () => OAuthProviderEnum) provider: OAuthProviderName,
    @Arg('userId', () => ID, { nullable: true }) userId: string | null,
    @Arg('secret', () => String, { nullable: true }) secret: string | null,
    @Arg('code', () => String, { nullable: true }) code: string | null,
    @Arg('state', () => String, { nullable: true }) state: string | null,
    @Arg('iss', () => String, { nullable: true }) iss: string | null,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return completeOAuth(ctx, provider, { userId, secret, code, state, iss });
  }
}
