import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { designMessages } from '../../messages/wizard-design.messages.js';
import { currentPage } from '../../state/edits/design-edits.js';
import { useWizard } from '../../wizard-context.js';
import { Canvas, useShowSection } from './canvas/canvas.js';
import { CanvasTools } from './canvas/canvas-tools.js';
import { DesignTools } from './design-tools.js';
import styles from './dynamic-view.module.css';
import { PageList } from './page-list.js';
import { PresetPicker } from './sections/preset-picker.js';
import { SectionList } from './sections/section-list.js';
import { SectionPicker } from './sections/section-picker.js';
import { ViewHead } from './view-head.js';

/** Pages and sections beside a live canvas; the preview mode leaves only the canvas. */
export function DynamicView({ takeFocusWish }: { readonly takeFocusWish: () => boolean }) {
  const { draft, setPreview } = useWizard();
  // px, while it is previewed: looking at a design changes nothing of it.
  const [previewWidth, setPreviewWidth] = useState<number | null>(null);
  const isPreview = previewWidth !== null;
  useEffect(() => {
    setPreview(isPreview);
    return () => setPreview(false);
  }, [isPreview, setPreview]);
  const [isPicking, picker] = useDisclosure(false);
  const page = currentPage(draft.design);
  const { stage, show } = useShowSection();
  return (
    <>
      <ViewHead title={designMessages.method.dynamic.title} takeFocusWish={takeFocusWish} isPreview={isPreview}>
        {isPreview ? <PresetPicker value={previewWidth} onChange={setPreviewWidth} /> : <CanvasTools page={page} />}
        <Button
          size="sm"
          variant={isPreview ? 'filled' : 'default'}
          leftSection={isPreview ? <IconPencil size={17} aria-hidden /> : <IconEye size={17} aria-hidden />}
          aria-pressed={isPreview}
          onClick={() => setPreviewWidth(isPreview ? null : page.canvasDimensions.width)}
        >
          {isPreview ? designMessages.canvas.editMode : designMessages.canvas.previewMode}
        </Button>
      </ViewHead>
      <div className={styles.editor} data-preview={isPreview || undefined}>
        {!isPreview && (
          <aside className={styles.panel} aria-label={designMessages.canvas.panel}>
            <PageList />
            <SectionList page={page} onAdd={picker.open} onShow={show} />
            <DesignTools />
          </aside>
        )}
        <Canvas page={page} width={previewWidth} stage={stage} onAdd={isPreview ? undefined : picker.open} />
      </div>
      <SectionPicker opened={isPicking} onClose={picker.close} onAdded={show} />
    </>
  );
}
