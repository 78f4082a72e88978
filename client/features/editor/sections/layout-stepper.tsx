import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { DesignSection } from '#core/design/design.js';
import { layoutIdsOf, layoutOf, typesOfSection } from '#sitekit/layouts/library.js';
import { designMessages } from '../messages/design.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useKitsReady } from '#client/ui/preview/use-site-kits.js';
import { useEditor } from '../context/editor-context.js';
import { useTrade } from '../context/use-trade.js';
import styles from './layout-stepper.module.css';

const m = designMessages.sections;

interface LayoutStepperProps {
  readonly section: DesignSection;
  readonly onShow: (sectionId: string) => void;
  /** Opens the pictures of the layouts. */
  readonly onPick: () => void;
}

/** Previous and next layout, around the ends; the name between them opens their pictures. */
export function LayoutStepper({ section, onShow, onPick }: LayoutStepperProps) {
  const { dispatch } = useEditor();
  const announce = useAnnounce();
  const layouts = layoutIdsOf(section.sectionType);
  useKitsReady({ types: typesOfSection(section), trade: useTrade() });
  const name = designMessages.sectionTypes[section.sectionType];
  const shown = layoutOf(section);
  const at = Math.max(0, layouts.indexOf(section.layoutId));
  const step = (by: 1 | -1) => {
    dispatch({ type: 'layoutStepped', sectionId: section.id, by, layouts });
    announce(m.layoutChanged(name, ((at + by + layouts.length) % layouts.length) + 1, layouts.length));
    onShow(section.id);
  };
  if (layouts.length < 2) return null;
  return (
    <div className={styles.stepper}>
      <ActionIcon variant="default" size={40} aria-label={m.previousLayout(name)} onClick={() => step(-1)}>
        <IconChevronRight size={17} />
      </ActionIcon>
      <button type="button" className={styles.layout} title={m.pickLayout(name)} onClick={onPick}>
        <span className={styles.name}>{shown?.name}</span>
        <span className={styles.count}>{m.layoutOf(at + 1, layouts.length)}</span>
      </button>
      <ActionIcon variant="default" size={40} aria-label={m.nextLayout(name)} onClick={() => step(1)}>
        <IconChevronLeft size={17} />
      </ActionIcon>
    </div>
  );
}
