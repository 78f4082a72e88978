import { CloseButton, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { designMessages } from '../messages/design.messages.js';
import { studioMessages as m } from '../messages/studio.messages.js';
import styles from './inspector.module.css';

const LayoutStepper = lazy(() =>
  import('../sections/layout-stepper.js').then((stepper) => ({ default: stepper.LayoutStepper })),
);
const ContentPanel = lazy(() =>
  import('../content/content-panel.js').then((panel) => ({ default: panel.ContentPanel })),
);
const SectionStylePanel = lazy(() =>
  import('./style/section-style-panel.js').then((panel) => ({ default: panel.SectionStylePanel })),
);

const PlacingPanel = lazy(() =>
  import('./placing/placing-panel.js').then((panel) => ({ default: panel.PlacingPanel })),
);

const TakeApart = lazy(() =>
  import('../templates/take-apart-button.js').then((button) => ({ default: button.TakeApart })),
);

interface SectionInspectorProps {
  readonly section: DesignSection;
  readonly onShow: (sectionId: string) => void;
  readonly onPickLayout: () => void;
  /** Null in a sheet, which has a title and closes by itself. */
  readonly onClose: (() => void) | null;
}

export const contentTitle = ({ sectionType }: DesignSection): string =>
  designMessages.content.title(designMessages.sectionTypes[sectionType]);

/** The layout, the style and the fields of the selected section. */
export function SectionInspector({ section, onShow, onPickLayout, onClose }: SectionInspectorProps) {
  const title = contentTitle(section);
  return (
    <section aria-label={title}>
      {onClose && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <CloseButton size={34} aria-label={m.closeSection} title={m.closeSection} onClick={onClose} />
        </div>
      )}
      <Suspense fallback={<Skeleton h={36} />}>
        <LayoutStepper section={section} onShow={onShow} onPick={onPickLayout} />
      </Suspense>
      {section.sectionType === 'full_page' && (
        <Suspense fallback={<Skeleton h={96} mt={12} />}>
          <TakeApart />
        </Suspense>
      )}
      <Suspense>
        <SectionStylePanel key={section.id} section={section} />
      </Suspense>
      <Suspense>
        <PlacingPanel key={section.id} section={section} />
      </Suspense>
      <div className={styles.fields}>
        <Suspense fallback={<Skeleton h={320} />}>
          <ContentPanel key={section.id} section={section} />
        </Suspense>
      </div>
    </section>
  );
}
