/** No registrar is called: administrators register names by the work list of features/site-domains/registrations. */
import type { DomainRegistrar } from '#platform/ports.js';

export const workListRegistrar: DomainRegistrar = {
  act: async () => ({ outcome: 'by_hand' }),
};
