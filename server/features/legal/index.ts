/** Legal documents of the platform itself, with their versions, and who agreed to which. */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { NEW_ACCOUNT } from '#features/identity/index.js';
import { AgreementEntity } from './agreements/agreement.entity.js';
import { AgreementsResolver } from './agreements/agreements.resolver.js';
import { recordAccountAgreement } from './agreements/agreements.service.js';
import { LegalVersionEntity } from './legal-version.entity.js';
import { LegalResolver } from './legal.resolver.js';
import { legalRoutes } from './legal.routes.js';
import { seedLegalDocuments } from './legal.service.js';

export { recordOrderAgreement } from './agreements/agreements.service.js';
export { AgreementType } from './agreements/agreements.types.js';

export const legalFeature: Feature = {
  name: 'legal',
  entities: [LegalVersionEntity, AgreementEntity],
  resolvers: [LegalResolver, AgreementsResolver],
  routes: legalRoutes,
  provides: [provide(NEW_ACCOUNT, () => recordAccountAgreement)],
  seed: seedLegalDocuments,
};
