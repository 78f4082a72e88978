import { NotificationToggle } from '#client/features/notifications/index.js';
import { AccountToggle } from './account-toggle.js';

export { AccountToggle };

/** What a signed-in user finds at the end of the header. */
export function AccountActions() {
  return (
    <>
      <NotificationToggle />
      <AccountToggle />
    </>
  );
}
