/** The texts of errors that never reached the server's own error table. */
export const errorMessages = {
  sessionExpired: 'از حساب خود خارج شده‌اید. دوباره وارد شوید.',
  unexpected: 'خطایی پیش‌بینی‌نشده رخ داد. دوباره تلاش کنید.',
  title: 'این بخش بارگذاری نشد',
} as const;

/** Documented English texts (specification 1 §8), used where the server sends no message of its own. */
export const documented = {
  unauthorized: 'Unauthorized - please log in again',
  authenticationFailed: 'Authentication failed - please log in again',
  refreshFailed: 'Token refresh failed',
  fallback: 'An unexpected error occurred. Please try again.',
  sessionExpired: 'Your session has expired. Please log in again.',
} as const;
