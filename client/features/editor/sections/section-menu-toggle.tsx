import type { DesignSection } from '#core/design/design.js';
import { useMenuOnPress } from '#client/ui/menu-on-press.js';
import { designMessages } from '../messages/design.messages.js';
import { SectionMenuButton } from './section-menu-button.js';

const load = async () => (await import('./section-menu.js')).SectionMenu;

interface SectionMenuToggleProps {
  readonly section: DesignSection;
  readonly onShow: (sectionId: string) => void;
}

/** The menu of a section, loaded by the first press. */
export function SectionMenuToggle({ section, onShow }: SectionMenuToggleProps) {
  const { Menu, button } = useMenuOnPress(load);
  if (Menu) return <Menu section={section} onShow={onShow} />;
  return <SectionMenuButton {...button} name={designMessages.sectionTypes[section.sectionType]} />;
}
