/**
 * How a field of an answer is spelled in JSON: snake_case, and beside it the documented spelling where the
 * specification has a field in camelCase only (decision 006). A name has the same spellings in every answer.
 */
/** Fields that the specification documents in camelCase alone. */
export const DOCUMENTED_IN_CAMEL_CASE: ReadonlySet<string> = new Set([
  // Profile
  'firstName',
  'lastName',
  'userMetadata',
  'emailConfirmedAt',
  'emailVerified',
  'createdAt',
  'updatedAt',
  // Design
  'currentPageId',
  // Order
  'orderNumber',
  'siteType',
  'totalPages',
  'totalSections',
  'paymentGateway',
  'callbackUrl',
  'returnUrl',
  'zarinpalAuthority',
  'zarinpalRefId',
  // Payment
  'orderId',
  'paymentId',
  'paymentUrl',
  'paymentMethod',
  'redirectUrl',
  'transactionId',
  'refId',
  'errorCode',
  'errorDetails',
  'supportRequired',
  // Wallet
  'userProfile',
  'walletId',
  'balanceBefore',
  'balanceAfter',
  'referenceId',
  'referenceType',
  'newBalance',
  'adminName',
  'adminId',
  // Notification and e-mail log
  'isRead',
  'userId',
  'templateType',
  // Domains
  'checkedAt',
  // Administration
  'memoryUsage',
  'cpuUsage',
  'responseTime',
  'totalUsers',
  'totalRevenue',
  'pendingInvoices',
  'overdueInvoices',
  'totalTransactions',
  'totalOrders',
  'pendingOrders',
  'activeUsers',
  'averageOrderValue',
  'emailsToday',
]);

/** Amounts whose names say no unit, as the specification has them. */
export const DOCUMENTED_AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'price',
  'totalPrice',
  'totalCost',
  'total',
  'monthly',
  'annual',
  'balance',
  'balanceBefore',
  'balanceAfter',
  'newBalance',
  'totalIn',
  'totalOut',
  'minTopup',
  'maxTopup',
  'totalRevenue',
  'averageOrderValue',
  'averageTransaction',
]);
