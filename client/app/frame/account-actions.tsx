import { NotificationMenu } from '../../features/notifications/index.js';
import { AccountMenu } from './account-menu.js';

export { AccountMenu };

/** What a signed-in user finds at the end of the header. */
export function AccountActions() {
  return (
    <>
      <NotificationMenu />
      <AccountMenu />
    </>
  );
}
