import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { OAUTH_PROVIDERS, type OAuthProviderName } from '#core/oauth-providers.js';
import { AckType } from '#platform/graphql/common.types.js';
import { NoKey } from '#platform/graphql/keys.js';
import { AuthPayloadType } from '#features/identity/index.js';
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
  @Query(() => [OAuthProviderEnum], {
    description: `Whom one can sign in with here. Needs no sign-in. Bounded: at most ${OAUTH_PROVIDERS.length}.`,
  })
  oauthProviders(@Context() ctx: Ctx): OAuthProviderName[] {
    return offeredProviders(ctx);
  }

  @NoKey()
  @Query(() => [OAuthIdentityType], {
    description: `The providers that one's own account is linked to, oldest first. Bounded: at most ${PAGE_SIZE.max}.`,
  })
  oauthIdentities(@Context() ctx: Ctx): Promise<OAuthIdentityType[]> {
    return identitiesOf(ctx, requireViewer(ctx).userId);
  }

  @NoKey()
  @Mutation(() => OAuthStartType, { description: 'Both addresses must be ours. Marks the browser with a cookie.' })
  startOAuth(
    @Arg('provider', () => OAuthProviderEnum, { description: 'Where to sign in.' }) provider: OAuthProviderName,
    @Arg('successUrl', () => String, {
      nullable: true,
      description: 'Where the browser comes back to with what completeOAuth takes; null: the page of the platform.',
    })
    successUrl: string | null,
    @Arg('failureUrl', () => String, {
      nullable: true,
      description: 'Where it comes back to with an error code as `error`; null: the page of the platform.',
    })
    failureUrl: string | null,
    @Context() ctx: Ctx,
  ): Promise<OAuthStartType> {
    return startOAuth(ctx, { provider, successUrl, failureUrl });
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Takes a provider off one’s own account; not the last way in.' })
  async unlinkOAuth(
    @Arg('provider', () => OAuthProviderEnum, { description: 'Which one to take off.' }) provider: OAuthProviderName,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await unlinkOAuth(ctx, { provider });
    return { success: true, message: oauthMessages.unlinked };
  }

  @NoKey()
  @Mutation(() => AuthPayloadType, { description: 'Exchanges the one-time secret of the return for tokens.' })
  completeOAuth(
    @Arg('provider', () => OAuthProviderEnum, { description: 'The provider that was given to startOAuth.' })
    provider: OAuthProviderName,
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'The parameter `user_id` of the return address; required with the secret.',
    })
    userId: string | null,
    @Arg('secret', () => String, {
      nullable: true,
      description:
        'The parameter `secret` of the return address: valid once, for two minutes, in the browser that started the sign-in.',
    })
    secret: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Instead of both, of a provider that returns straight to the page: its `code`.',
    })
    code: string | null,
    @Arg('state', () => String, {
      nullable: true,
      description: 'Needed together with the code: the `state` of the same return.',
    })
    state: string | null,
    @Arg('iss', () => String, {
      nullable: true,
      description: 'The `iss` of the same return; null where there is none.',
    })
    iss: string | null,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return completeOAuth(ctx, provider, { userId, secret, code, state, iss });
  }
}
