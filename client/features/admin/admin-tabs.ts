/** The tabs of the administrators' page, in order. A new tab is one row here and one text in admin.messages. */
import {
  IconActivityHeartbeat,
  IconBrowser,
  IconChartBar,
  IconClipboardList,
  IconCreditCard,
  IconFileInvoice,
  IconHeadset,
  IconHistory,
  IconKey,
  IconMail,
  IconReceipt,
  IconSettings,
  IconTicket,
  IconTool,
  IconUsers,
  IconWallet,
  IconWorldWww,
} from '@tabler/icons-react';
import { lazy, type ComponentType } from 'react';
import { adminMessages } from '../../lib/messages/admin/admin.messages.js';
import { loadSupportTab } from '../support/index.js';

export interface AdminTab {
  /** As `?tab=` holds it. */
  readonly key: string;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly Panel: ComponentType;
}

const { tabs: labels } = adminMessages;

function tab(key: string, label: string, Icon: AdminTab['Icon'], load: () => Promise<ComponentType>): AdminTab {
  return { key, label, Icon, Panel: lazy(async () => ({ default: await load() })) };
}

export const ADMIN_TABS: readonly AdminTab[] = [
  tab('orders', labels.orders, IconClipboardList, async () => (await import('./orders/orders-tab.js')).AdminOrdersTab),
  tab('users', labels.users, IconUsers, async () => (await import('./users/users-tab.js')).UsersTab),
  tab('emails', labels.emails, IconMail, async () => (await import('./emails/emails-tab.js')).EmailsTab),
  tab('stats', labels.stats, IconChartBar, async () => (await import('./numbers/stats-tab.js')).StatsTab),
  tab(
    'system-health',
    labels['system-health'],
    IconActivityHeartbeat,
    async () => (await import('./numbers/health-tab.js')).HealthTab,
  ),
  tab(
    'invoices',
    labels.invoices,
    IconFileInvoice,
    async () => (await import('./documents/invoices-tab.js')).AdminInvoicesTab,
  ),
  tab(
    'receipts',
    labels.receipts,
    IconReceipt,
    async () => (await import('./documents/receipts-tab.js')).AdminReceiptsTab,
  ),
  tab('payments', labels.payments, IconCreditCard, async () => (await import('./money/payments-tab.js')).PaymentsTab),
  tab('wallets', labels.wallets, IconWallet, async () => (await import('./money/wallets-tab.js')).WalletsTab),
  tab('domains', labels.domains, IconWorldWww, async () => (await import('./domains/domains-tab.js')).DomainsTab),
  tab('tools', labels.tools, IconTool, async () => (await import('./tools/tools-tab.js')).ToolsTab),
  tab('sites', labels.sites, IconBrowser, async () => (await import('./sites/sites-tab.js')).SitesTab),
  tab('coupons', labels.coupons, IconTicket, async () => (await import('./coupons/coupons-tab.js')).CouponsTab),
  tab('support', labels.support, IconHeadset, loadSupportTab),
  tab('settings', labels.settings, IconSettings, async () => (await import('./settings-tab.js')).SettingsTab),
  tab('api-keys', labels['api-keys'], IconKey, async () => (await import('./api-keys/admin-keys-tab.js')).AdminKeysTab),
  tab('audit', labels.audit, IconHistory, async () => (await import('./audit/audit-tab.js')).AuditTab),
];
