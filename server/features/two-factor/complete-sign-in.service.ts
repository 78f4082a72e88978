/** The second step of a sign-in, whichever way the first one went. */
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { refuseGuess } from '#platform/limits/shared-address.js';
import { parseInput } from '#platform/input.js';
import {
  findUser,
  type UserRow,
  consumeChallenge,
  ownerOfChallenge,
  admit,
  welcome,
  type SignedIn,
} from '#features/identity/index.js';
import { giveGuessesBack, spendCode, takeGuess } from './second-step.js';
import { completeSignInSchema, type CompleteSignInData } from './two-factor.inputs.js';

async function ownerOf(ctx: Ctx, challenge: string | null | undefined): Promise<UserRow> {
  const userId = challenge ? await ownerOfChallenge(ctx, challenge) : null;
  const user = userId && (await findUser(ctx.em, userId));
  if (!user) return refuseGuess(ctx, 'signInAddress', new AppError('TWO_FACTOR_EXPIRED'));
  if (user.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  return user;
}

/**
 * Opens the session by the code of the app or a recovery code. A wrong one leaves the challenge alive until its ten
 * minutes or the account's guesses are over; who has one has proven the password, so that the guesses of others at the
 * same address count nothing.
 * @throws AppError TWO_FACTOR_CODE_INVALID, TWO_FACTOR_EXPIRED, ACCOUNT_BANNED, RATE_LIMITED.
 */
export async function completeSignIn(ctx: Ctx, input: CompleteSignInData): Promise<SignedIn> {
  const { challenge, code } = parseInput(completeSignInSchema, input);
  const user = await ownerOf(ctx, challenge);
  await takeGuess(ctx, user.id);
  const tokens = await unitOfWork(ctx, async (tx) => {
    await spendCode(tx, user, code);
    if (!(await consumeChallenge(tx, challenge ?? ''))) throw new AppError('TWO_FACTOR_EXPIRED');
    return admit(tx, user);
  });
  await giveGuessesBack(ctx, user.id);
  return welcome(tokens, await findUser(ctx.em, user.id));
}
