/** Two-factor sign-in: the codes of an authenticator app, and recovery codes. */
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { TwoFactorEntity } from './two-factor.entity.js';
import { TwoFactorResolver } from './two-factor.resolver.js';
import { twoFactorRoutes } from './two-factor.routes.js';
import { removeTwoFactor } from './two-factor.service.js';

export { giveGuessesBack, spendCode, takeGuess } from './second-step.js';

export const twoFactorFeature: Feature = {
  name: 'two-factor',
  entities: [TwoFactorEntity, RecoveryCodeEntity],
  resolvers: [TwoFactorResolver],
  routes: twoFactorRoutes,
  provides: [provide(ACCOUNT_REMOVAL, () => removeTwoFactor)],
};
