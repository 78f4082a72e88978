import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AckType } from '#platform/graphql/common.types.js';
import { NoKey } from '#platform/graphql/keys.js';
import { CLOSING_TEXTS } from './closing.messages.js';
import { accountClosing, closeAccount } from './closing.service.js';
import { AccountClosingType } from './closing.types.js';

@Resolver()
export class ClosingResolver {
  @NoKey()
  @Query(() => AccountClosingType, {
    description:
      'The consequences that closing the account would have for the signed-in person, and whether it can be closed.',
  })
  accountClosing(@Context() ctx: Ctx): Promise<AccountClosingType> {
    return accountClosing(ctx);
  }

  @NoKey()
  @Mutation(() => AckType, {
    description:
      'Closes the account of the signed-in person at once and for good: sessions and keys end, sites go offline, ' +
      'unpaid invoices are cancelled, personal data is erased. What the books must keep stays.',
  })
  async closeAccount(
    @Arg('confirmation', () => String, { description: 'The e-mail address of the account, typed.' })
    confirmation: string,
    @Arg('password', () => String, { nullable: true, description: 'Needed where the account has one.' })
    password: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'A code of the authenticator app, or a recovery code; required where two-factor sign-in is on.',
    })
    code: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await closeAccount(ctx, { confirmation, password, code });
    return { success: true, message: CLOSING_TEXTS.closed };
  }
}
