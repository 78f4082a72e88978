import { Modal, SegmentedControl, Skeleton, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SECTION_COUNTS, type SectionType } from '#core/catalogue.js';
import { sharedPlaceOf } from '#core/design/shared-sections.js';
import { DRAWN_TYPES, layoutsOf } from '#sitekit/layouts/library.js';
import { typesOfPage } from '#sitekit/layouts/load.js';
import { designMessages } from '../messages/design.messages.js';
import { sharedMessages } from '../messages/pages.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { BrandScope } from '../preview/brand-scope.js';
import { SectionThumb } from '../preview/section-thumb.js';
import { useSiteKits } from '#client/ui/preview/use-site-kits.js';
import { formatNumber } from '#client/lib/format.js';
import { newId } from '#client/lib/new-id.js';
import { useEditor } from '../context/editor-context.js';
import { useKeptSections } from './use-kept-sections.js';
import { keptSectionMessages } from '../messages/kept-sections.messages.js';
import styles from './section-picker.module.css';
import { useTrade } from '../context/use-trade.js';

const KeptList = lazy(() => import('./kept-list.js').then((list) => ({ default: list.KeptList })));

const m = designMessages.picker;
/** A full page is a template, not one section among others; it comes last. */
const TYPES: readonly SectionType[] = [...DRAWN_TYPES.filter((type) => type !== 'full_page'), 'full_page'];

interface SectionPickerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdded: (sectionId: string) => void;
}

/** Every layout of a type, drawn live in the customer's colours; a click puts it at the end of the page. */
export function SectionPicker({ opened, onClose, onAdded }: SectionPickerProps) {
  const isSmall = useMediaQuery('(max-width: 767px)');
  const [type, setType] = useState<SectionType | 'kept'>('hero');
  const { kept, fault, retry } = useKeptSections(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={m.title}
      size={1120}
      fullScreen={isSmall ?? false}
      classNames={{ body: styles.body ?? '' }}
    >
      <div className={styles.picker}>
        <div className={styles.types} role="group" aria-label={m.types}>
          {(kept.length > 0 || fault !== null || type === 'kept') && (
            <button
              type="button"
              className={styles.type}
              aria-pressed={type === 'kept'}
              onClick={() => setType('kept')}
            >
              <span>{keptSectionMessages.title}</span>
              {fault === null && <span className={styles.count}>{formatNumber(kept.length)}</span>}
            </button>
          )}
          {TYPES.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.type}
              aria-pressed={each === type}
              onClick={() => setType(each)}
            >
              <span>{designMessages.sectionTypes[each]}</span>
              <span className={styles.count}>{formatNumber(SECTION_COUNTS[each])}</span>
            </button>
          ))}
        </div>
        <Suspense fallback={<Skeleton h="60dvh" radius="md" />}>
          {type !== 'kept' ? (
            <Layouts key={type} type={type} onClose={onClose} onAdded={onAdded} />
          ) : fault !== null ? (
            <ErrorNotice error={fault} title={keptSectionMessages.notLoaded} onRetry={retry} />
          ) : (
            <KeptList kept={kept} onClose={onClose} onAdded={onAdded} />
          )}
        </Suspense>
      </div>
    </Modal>
  );
}

type LayoutsProps = Omit<SectionPickerProps, 'opened'> & { readonly type: SectionType };

function Layouts({ type, onClose, onAdded }: LayoutsProps) {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const trade = useTrade();
  useSiteKits({ types: typesOfPage({ sections: [{ id: type, sectionType: type, layoutId: `${type}-1` }] }), trade });
  const typeName = designMessages.sectionTypes[type];
  const place = sharedPlaceOf(type);
  const [isShared, setShared] = useState(place !== null);
  const begin = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which is no clean-up.
    void begin.current?.scrollIntoView?.();
  }, []);
  const pick = (layoutId: string) => {
    const before = isShared && place ? draft.design.shared?.[place] : undefined;
    const id = before?.id ?? newId('section');
    dispatch({ type: 'sectionAdded', id, sectionType: type, layoutId, isShared });
    announce(before ? sharedMessages.changed(typeName) : (isShared ? sharedMessages : m).added(typeName));
    onClose();
    onAdded(id);
  };
  return (
    <div ref={begin} className={styles.begin}>
      {place && (
        <SegmentedControl
          mb="md"
          aria-label={sharedMessages.where(typeName)}
          value={isShared ? 'all' : 'one'}
          onChange={(value) => setShared(value === 'all')}
          data={[
            { value: 'all', label: sharedMessages.all },
            { value: 'one', label: sharedMessages.one },
          ]}
        />
      )}
      <BrandScope branding={draft.branding} className={styles.layouts}>
        {layoutsOf(type).map((layout) => (
          <div key={layout.id} className={styles.layout}>
            <SectionThumb sectionType={type} layoutId={layout.id} trade={trade} />
            <span className={styles.layoutName} aria-hidden>
              {layout.name}
              <IconPlus size={18} />
            </span>
            <UnstyledButton
              className={styles.cover}
              aria-label={m.pick(typeName, layout.name)}
              onClick={() => pick(layout.id)}
            />
          </div>
        ))}
      </BrandScope>
    </div>
  );
}
