import { Button, Text } from '@mantine/core';
import { IconAdjustments, IconArrowLeft, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { CANVAS } from '#core/limits/limits.js';
import { findTemplate, TEMPLATES, type Template } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { newId } from '#client/lib/new-id.js';
import { PlainStudio } from '../studio/plain-studio.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { useEditor } from '../context/editor-context.js';
import { BrandPreview } from '../preview/brand-preview.js';
import { TakeApartButton } from './take-apart-button.js';
import { TemplateGrid } from './template-grid.js';
import { TemplatePreview } from './template-preview.js';
import { TakeStyle } from './template-style.js';
import styles from './template-view.module.css';
import { usePickTemplate } from './use-pick-template.js';
import { ViewHead } from './view-head.js';

const m = designMessages.templates;

interface TemplateViewProps {
  readonly consumeFocusRequest: () => boolean;
  /** A template was picked, and is to be kept as it is. */
  readonly onDone: () => void;
}

/** The gallery; what was picked is shown beside it. */
export function TemplateView({ consumeFocusRequest, onDone }: TemplateViewProps) {
  const { draft } = useEditor();
  const isSmall = useIsSmall();
  const [count, setCount] = useState(TEMPLATES.length);
  const [seen, setSeen] = useState<Template | null>(null);
  const pick = usePickTemplate();
  return (
    <PlainStudio beside={!isSmall && draft.templateId !== null && <PickedPage />}>
      <ViewHead title={m.title} consumeFocusRequest={consumeFocusRequest}>
        <Text size="sm" c="dimmed" role="status">
          {m.count(count)}
        </Text>
      </ViewHead>
      <TemplateGrid onSee={setSeen} onPick={pick} onContinue={onDone} onCount={setCount}>
        <Picked onDone={onDone} />
      </TemplateGrid>
      <TemplatePreview
        template={seen}
        onClose={() => setSeen(null)}
        onPick={(template, isStyled) => {
          pick(template, isStyled);
          setSeen(null);
          onDone();
        }}
      />
    </PlainStudio>
  );
}

const PickedPage = () => <BrandPreview scheme="light" width={CANVAS.previewWidth} isPinned={false} />;

/** The picked template, and the ways on: to the next step, or into its sections. */
function Picked({ onDone }: Pick<TemplateViewProps, 'onDone'>) {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const template = draft.templateId === null ? null : findTemplate(draft.templateId);
  if (template === null) return null;
  return (
    <div className={styles.picked}>
      <IconCheck size={20} aria-hidden />
      <span className={styles.pickedName}>{m.applied(template.name)}</span>
      <TakeStyle template={template} />
      <Button
        size="sm"
        variant="default"
        leftSection={<IconAdjustments size={17} aria-hidden />}
        onClick={() => {
          dispatch({ type: 'methodPicked', method: 'dynamic', sectionId: newId('section') });
          announce(designMessages.method.dynamic.title);
        }}
      >
        {m.customise}
      </Button>
      <TakeApartButton />
      <Button size="sm" rightSection={<IconArrowLeft size={17} aria-hidden />} onClick={onDone}>
        {m.continue}
      </Button>
    </div>
  );
}
