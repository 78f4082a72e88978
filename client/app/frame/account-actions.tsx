import { NotificationToggle } from '#client/features/notifications/index.js';
import { AccountToggle } from './account-toggle.js';

export { AccountToggle };

/** The account menu at the end of the header, for a signed-in user. */
export function AccountActions() {
  return (
    <>
      <NotificationToggle />
      <AccountToggle />
    </>
  );
}
