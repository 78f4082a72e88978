import { useMenuOnPress } from '#client/ui/menu-on-press.js';
import { SchemeButton } from './scheme-button.js';

const load = async () => (await import('./scheme-menu.js')).SchemeMenu;

/** Light, dark, or as the device. */
export function SchemeToggle() {
  const { Menu, button } = useMenuOnPress(load);
  return Menu ? <Menu /> : <SchemeButton {...button} />;
}
