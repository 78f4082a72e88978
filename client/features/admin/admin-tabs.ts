/**
 * The tabs of the administrators' page, in order, by group. A new tab is one row here, what it opens in admin-panels,
 * and its texts in admin-page.messages and admin-leads.messages.
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
import type { ComponentType } from 'react';
import type { AdminTabName } from '#core/client-links.js';
import { adminLeads } from './admin-leads.messages.js';
import { adminPageMessages } from './admin-page.messages.js';

export interface AdminTab {
  /** The value of `?tab=`. */
  readonly key: AdminTabName;
  readonly label: string;
  /** The purpose of the tab. */
  readonly lead: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
}

export interface AdminTabGroup {
  readonly key: string;
  /** Null for the tab that is above all groups. */
  readonly label: string | null;
  readonly tabs: readonly AdminTab[];
}

const { tabs: labels, groups } = adminPageMessages;

function tab(key: AdminTabName, Icon: AdminTab['Icon']): AdminTab {
  return { key, label: labels[key], lead: adminLeads[key], Icon };
}

export const ADMIN_GROUPS: readonly AdminTabGroup[] = [
  {
    key: 'overview',
    label: null,
    tabs: [tab('overview', IconLayoutDashboard)],
  },
  {
    key: 'sales',
    label: groups.sales,
    tabs: [
      tab('orders', IconClipboardList),
      tab('sites', IconBrowser),
      tab('domains', IconWorldWww),
      tab('coupons', IconTicket),
    ],
  },
  {
    key: 'money',
    label: groups.money,
    tabs: [
      tab('invoices', IconFileInvoice),
      tab('payments', IconCreditCard),
      tab('receipts', IconReceipt),
      tab('wallets', IconWallet),
    ],
  },
  {
    key: 'people',
    label: groups.people,
    tabs: [tab('users', IconUsers), tab('support', IconHeadset)],
  },
  {
    key: 'content',
    label: groups.content,
    tabs: [tab('emails', IconMail), tab('settings', IconSettings)],
  },
  {
    key: 'system',
    label: groups.system,
    tabs: [
      tab('stats', IconChartBar),
      tab('system-health', IconActivityHeartbeat),
      tab('tools', IconTool),
      tab('api-keys', IconKey),
      tab('audit', IconHistory),
    ],
  },
];

export const ADMIN_TABS: readonly AdminTab[] = ADMIN_GROUPS.flatMap(({ tabs }) => tabs);
