export { AdminOrders as Component } from '../features/admin/admin-orders.js';
