import { useMenuOnPress } from '#client/ui/menu-on-press.js';
import { AccountButton } from './account-button.js';

const load = async () => (await import('./account-menu.js')).AccountMenu;

/** The menu of a signed-in user. */
export function AccountToggle() {
  const { Menu, button } = useMenuOnPress(load);
  return Menu ? <Menu /> : <AccountButton {...button} />;
}
