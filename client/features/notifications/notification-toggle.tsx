import { useMenuOnPress } from '#client/ui/menu-on-press.js';
import { NotificationButton } from './notification-button.js';
import { useNotificationList } from './use-notification-list.js';

const load = async () => (await import('./notification-menu.js')).NotificationMenu;

/** In the header: how many notifications are unread, live, and the list of them. */
export function NotificationToggle() {
  const { Menu, button } = useMenuOnPress(load);
  const state = useNotificationList();
  return Menu ? (
    <Menu state={state} />
  ) : (
    <NotificationButton {...button} aria-haspopup="dialog" unread={state.unread} />
  );
}
