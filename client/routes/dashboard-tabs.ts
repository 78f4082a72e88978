/** The tabs of the customer's dashboard, in order, as `?tab=` holds them. */
export const DASHBOARD_TABS = ['orders', 'wallet', 'invoices', 'receipts', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
