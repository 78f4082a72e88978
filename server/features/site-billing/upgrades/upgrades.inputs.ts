import { z } from 'zod';
import { UPGRADE_SERVICES, type ServiceKey } from '#core/pricing/price-list.js';
import { inputType, withType } from '#platform/graphql/input-type.js';
import { TomanScalar } from '#platform/graphql/scalars.js';

/** Everything that is no service that can be added is refused. */
const services = z
  .array(withType(z.enum(UPGRADE_SERVICES as [ServiceKey, ...ServiceKey[]]), String))
  .max(UPGRADE_SERVICES.length)
  .nullish()
  .transform((given) => given ?? []);

export const priceUpgradeSchema = z.object({
  id: z.string(),
  withDraft: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
  services,
});

export const orderUpgradeSchema = z.object({
  id: z.string(),
  draftVersion: z
    .number()
    .int()
    .min(0)
    .nullish()
    .transform((given) => given ?? null)
    .describe('The version of the draft that is meant; CONFLICT for another. Left out: the services alone.'),
  services: services.describe(
    'Keys of services that are not bought yet; none if left out. Bounded by the number of services.',
  ),
  shownToman: withType(z.number().int().min(0), TomanScalar).describe(
    'The payable price that was shown; PRICE_MISMATCH where it differs now.',
  ),
});
export type OrderUpgradeInput = z.input<typeof orderUpgradeSchema>;

export const OrderSiteUpgradeInput = inputType(
  'OrderSiteUpgradeInput',
  'The upgrade of a site that is ordered, at the price that was shown.',
  orderUpgradeSchema.omit({ id: true }),
);
