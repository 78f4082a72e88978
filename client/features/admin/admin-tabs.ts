/**
 * The tabs of the administrators' page, in order, by group. A new tab is one row here and one text in admin.messages.
 */
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
  IconLayoutDashboard,
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
import { adminLeads } from '#client/lib/messages/admin/admin-leads.messages.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';

export interface AdminTab {
  /** As `?tab=` holds it. */
  readonly key: string;
  readonly label: string;
  /** What it is for. */
  readonly lead: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly Panel: ComponentType;
}

export interface AdminTabGroup {
  readonly key: string;
  /** Null for the tab that is above all groups. */
  readonly label: string | null;
  readonly tabs: readonly AdminTab[];
}

const { tabs: labels, groups } = adminMessages;

function tab(key: keyof typeof labels, Icon: AdminTab['Icon'], load: () => Promise<ComponentType>): AdminTab {
  return { key, label: labels[key], lead: adminLeads[key], Icon, Panel: lazy(async () => ({ default: await load() })) };
}

export const ADMIN_GROUPS: readonly AdminTabGroup[] = [
  {
    key: 'overview',
    label: null,
    tabs: [tab('overview', IconLayoutDashboard, async () => (await import('./overview/overview-tab.js')).OverviewTab)],
  },
  {
    key: 'sales',
    label: groups.sales,
    tabs: [
      tab('orders', IconClipboardList, async () => (await import('./orders/orders-tab.js')).AdminOrdersTab),
      tab('sites', IconBrowser, async () => (await import('./sites/sites-tab.js')).SitesTab),
      tab('domains', IconWorldWww, async () => (await import('./domains/domains-tab.js')).DomainsTab),
      tab('coupons', IconTicket, async () => (await import('./coupons/coupons-tab.js')).CouponsTab),
    ],
  },
  {
    key: 'money',
    label: groups.money,
    tabs: [
      tab('invoices', IconFileInvoice, async () => (await import('./documents/invoices-tab.js')).AdminInvoicesTab),
      tab('payments', IconCreditCard, async () => (await import('./money/payments-tab.js')).PaymentsTab),
      tab('receipts', IconReceipt, async () => (await import('./documents/receipts-tab.js')).AdminReceiptsTab),
      tab('wallets', IconWallet, async () => (await import('./money/wallets-tab.js')).WalletsTab),
    ],
  },
  {
    key: 'people',
    label: groups.people,
    tabs: [
      tab('users', IconUsers, async () => (await import('./users/users-tab.js')).UsersTab),
      tab('support', IconHeadset, async () => (await import('./tickets-tab.js')).loadTicketsTab()),
    ],
  },
  {
    key: 'content',
    label: groups.content,
    tabs: [
      tab('emails', IconMail, async () => (await import('./emails/emails-tab.js')).EmailsTab),
      tab('settings', IconSettings, async () => (await import('./settings-tab.js')).SettingsTab),
    ],
  },
  {
    key: 'system',
    label: groups.system,
    tabs: [
      tab('stats', IconChartBar, async () => (await import('./numbers/stats-tab.js')).StatsTab),
      tab('system-health', IconActivityHeartbeat, async () => (await import('./numbers/health-tab.js')).HealthTab),
      tab('tools', IconTool, async () => (await import('./tools/tools-tab.js')).ToolsTab),
      tab('api-keys', IconKey, async () => (await import('./api-keys/admin-keys-tab.js')).AdminKeysTab),
      tab('audit', IconHistory, async () => (await import('./audit/audit-tab.js')).AuditTab),
    ],
  },
];

export const ADMIN_TABS: readonly AdminTab[] = ADMIN_GROUPS.flatMap(({ tabs }) => tabs);
