/** A small copy of the project that breaks no rule: path and content. */
export const FILES: Readonly<Record<string, string>> = {
  'core/money.ts': 'export const rial = 1;',
  'sitekit/hero.tsx': "import { rial } from '#core/money.js';\nexport const hero = rial;",
  'client/app/router.tsx': "import { rial } from '#core/money.js';\nexport const router = rial;",
  'client/lib/format.ts': 'export const format = 1;',
  'client/features/wallet/wallet-tab.tsx':
    "import { format } from '#client/lib/format.js';\nexport const WalletTab = format;",
  'client/features/wallet/index.ts': "export { WalletTab } from './wallet-tab.js';",
  'client/features/orders/index.ts':
    "import { WalletTab } from '#client/features/wallet/index.js';\nexport const OrdersTab = WalletTab;",
  'client/routes/dashboard.tsx': "export { OrdersTab as Component } from '#client/features/orders/index.js';",
  'server/config/config.ts': 'export const port = process.env.PORT;',
  'server/platform/clock.ts': 'export const now = () => new Date();',
  'server/adapters/zarinpal.ts': "import { now } from '#platform/clock.js';\nexport const gateway = now;",
  'server/adapters/gateways/amount.ts': 'export const amount = 1;',
  'server/adapters/gateways/nearpay/nearpay.ts':
    "import { amount } from '../amount.js';\nexport const nearpay = amount;",
  'server/adapters/gateways/index.ts': "export { nearpay } from './nearpay/nearpay.js';",
  'server/adapters/gateways/nearpay/simulation/book.ts':
    "import { page } from '#server/sandbox/page.js';\nexport const book = page;",
  'server/sandbox/page.ts': 'export const page = 1;',
  'server/sandbox/index.ts':
    "import { book } from '#server/adapters/gateways/nearpay/simulation/book.js';\nexport const sandbox = book;",
  'server/features/wallet/wallet.service.ts': 'export const balance = 0;',
  'server/features/site-domains/registrations/renew.ts': 'export const renew = 0;',
  'server/features/site-domains/index.ts': "export { renew } from './registrations/renew.js';",
  'server/features/wallet/index.ts': "export { balance } from './wallet.service.js';",
  'server/features/orders/index.ts':
    "import { balance } from '#features/wallet/index.js';\nexport const order = balance;",
  'server/features/index.ts': "import { order } from './orders/index.js';\nexport const features = [order];",
  'server/app.ts':
    "import { features } from './features/index.js';\nimport { gateway } from './adapters/zarinpal.js';\nimport { nearpay } from './adapters/gateways/index.js';\nexport const app = [features, gateway, nearpay];",
};
