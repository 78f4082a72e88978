import { notifications } from '@mantine/notifications';
import { toUiError } from '#client/lib/errors.js';

/** A short message that goes by itself. For what must be read, use a notice on the page. */
export const toast = {
  success: (message: string) => notifications.show({ message, color: 'green' }),
  /**
   * Reports something expected; it disappears before it could cover the next message. A pointer that happens to rest on
   * it does not hold it, and what lies under it can be pressed.
   */
  passing: (message: string) =>
    notifications.show({
      message,
      color: 'green',
      autoClose: 1800,
      withCloseButton: false,
      style: { pointerEvents: 'none' },
    }),
  /** News that a person has to know and can do something about: it stays until it is closed. */
  notice: (message: string, title?: string) =>
    notifications.show({ title, message, color: 'yellow', autoClose: false }),
  info: (message: string) => notifications.show({ message }),
  /** A failure, in Persian words of the caller's own. */
  failure: (message: string, title?: string) => notifications.show({ title, message, color: 'red', autoClose: 9000 }),
  /** Anything that was thrown, in Persian. */
  error: (error: unknown, title?: string) =>
    notifications.show({ title, message: toUiError(error).message, color: 'red', autoClose: 9000 }),
};
