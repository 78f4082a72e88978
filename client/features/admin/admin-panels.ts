/** The content of each tab of the administrators' page, loaded when it is opened. */
import { lazy, type ComponentType } from 'react';
import { loadAdminCouponsTab } from '#client/features/coupons/index.js';
import { loadAdminDomainsTab } from '#client/features/domains/index.js';
import { loadAdminEmailsTab } from '#client/features/emails/index.js';
import { loadAdminInvoicesTab } from '#client/features/invoices/index.js';
import { loadAdminReceiptsTab } from '#client/features/receipts/index.js';
import { loadAdminPaymentsTab } from '#client/features/payments/index.js';
import { loadAdminWalletsTab } from '#client/features/wallet/index.js';
import { loadAdminOrdersTab } from '#client/features/orders/index.js';
import { loadAdminSitesTab } from '#client/features/sites/index.js';
import { loadAdminSupportTab } from '#client/features/support/index.js';
import { loadAdminHealthTab } from '#client/features/uptime/index.js';
import { loadAdminKeysTab } from '#client/features/api-keys/index.js';
import { loadAdminUsersTab } from '#client/features/identity/index.js';
import type { AdminTabName } from '#core/client-links.js';

const panel = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

export const ADMIN_PANELS: Readonly<Record<AdminTabName, ComponentType>> = {
  overview: panel(async () => (await import('./home/overview-tab.js')).OverviewTab),
  orders: panel(loadAdminOrdersTab),
  sites: panel(loadAdminSitesTab),
  domains: panel(loadAdminDomainsTab),
  coupons: panel(loadAdminCouponsTab),
  invoices: panel(loadAdminInvoicesTab),
  payments: panel(loadAdminPaymentsTab),
  receipts: panel(loadAdminReceiptsTab),
  wallets: panel(loadAdminWalletsTab),
  users: panel(loadAdminUsersTab),
  support: panel(loadAdminSupportTab),
  emails: panel(loadAdminEmailsTab),
  settings: panel(async () => (await import('./settings/settings-tab.js')).SettingsTab),
  stats: panel(async () => (await import('./stats/stats-tab.js')).StatsTab),
  'system-health': panel(loadAdminHealthTab),
  tools: panel(async () => (await import('./tools-tab.js')).ToolsTab),
  'api-keys': panel(loadAdminKeysTab),
  audit: panel(async () => (await import('./audit/audit-tab.js')).AuditTab),
};
