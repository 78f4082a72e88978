/** The price list of specification 1 §9, in toman. */
import { toman, type Toman } from '../money.js';

export const PRICES = {
  base: toman(2_500_000),
  page: toman(1_000_000),
  section: toman(250_000),
  logo: toman(200_000),
} as const;

export const ANNUAL_DISCOUNT_PERCENT = 10;

/** Whether a price is paid once or comes again with every renewal (D-22). */
export type Recurrence = 'one_off' | 'recurring';

/** The name of a price's recurrence wherever a price is shown: wizard, order, invoice. */
export const RECURRENCE_NAMES: Readonly<Record<Recurrence, string>> = { one_off: 'یک‌باره', recurring: 'هر دوره' };

export const SERVICES = {
  seoOptimization: { price: toman(500_000), recurrence: 'recurring' },
  socialMediaIntegration: { price: toman(300_000), recurrence: 'one_off' },
  analyticsSetup: { price: toman(200_000), recurrence: 'one_off' },
  backupService: { price: toman(150_000), recurrence: 'recurring' },
  maintenancePlan: { price: toman(400_000), recurrence: 'recurring' },
  rushDelivery: { price: toman(800_000), recurrence: 'one_off' },
} as const satisfies Record<string, { price: Toman; recurrence: Recurrence }>;

export type ServiceKey = keyof typeof SERVICES;
export const SERVICE_KEYS = Object.keys(SERVICES) as ServiceKey[];

/** The services that an existing site can be given: it needs no faster delivery. */
export const UPGRADE_SERVICES: readonly ServiceKey[] = SERVICE_KEYS.filter((key) => key !== 'rushDelivery');

/** Yearly price of a domain by extension. The .ir name is free for its first year. */
export const EXTENSION_PRICES = {
  '.ir': toman(0),
  '.com': toman(450_000),
  '.net': toman(520_000),
  '.org': toman(480_000),
  '.info': toman(380_000),
  '.biz': toman(420_000),
  '.co': toman(950_000),
  '.io': toman(1_850_000),
  '.me': toman(750_000),
  '.cc': toman(580_000),
} as const satisfies Record<string, Toman>;

/** The price of a further year of a domain, by extension: of .ir, too, whose first year is free. */
export const RENEWAL_PRICES: Readonly<Record<keyof typeof EXTENSION_PRICES, Toman>> = {
  ...EXTENSION_PRICES,
  '.ir': toman(95_000),
};

/** Extension (with its dot) to yearly toman price; the server passes what an administrator has set. */
export type ExtensionPrices = Readonly<Record<string, Toman>>;
