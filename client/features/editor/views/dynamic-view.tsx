import { IconFiles, IconPencil, IconSettings, IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { drawnPage } from '#core/design/shared-sections.js';
import { designMessages } from '../messages/design.messages.js';
import { studioMessages } from '../messages/studio.messages.js';
import { currentPage } from '../edits/design-edits.js';
import { PageTabs } from '../studio/page-tabs.js';
import { contentTitle, SectionInspector } from '../studio/section-inspector.js';
import inspector from '../studio/inspector.module.css';
import { SiteTools } from '../studio/site-tools.js';
import { Studio, type StudioSheet } from '../studio/studio.js';
import { useIsSmall } from '../studio/use-is-small.js';
import { ViewTools } from '../studio/view-tools.js';
import { useEditor } from '../editor-context.js';
import { Canvas } from '../canvas/canvas.js';
import { useShowSection } from '../canvas/use-show-section.js';
import { HiddenTitle } from './hidden-title.js';
import { PageList } from '../pages/page-list.js';
import { SectionList } from '../sections/section-list.js';
import { SectionPicker } from '../sections/section-picker.js';

const m = studioMessages.sheets;
const NEVER = () => false;

const LayoutPicker = lazy(() =>
  import('../sections/layout-picker.js').then((picker) => ({ default: picker.LayoutPicker })),
);
const TemplatePicker = lazy(() =>
  import('../templates/template-picker.js').then((picker) => ({ default: picker.TemplatePicker })),
);

interface DynamicViewProps {
  /** Answers true once after the method was chosen: the focus follows, since the button that was pressed is gone. */
  readonly takeFocusWish?: () => boolean;
}

/** The studio of pages and sections; the preview mode leaves only the canvas and the pages. */
export function DynamicView({ takeFocusWish = NEVER }: DynamicViewProps) {
  const { draft } = useEditor();
  // px, while it is previewed: looking at a design changes nothing of it.
  const [previewWidth, setPreviewWidth] = useState<number | null>(null);
  const isPreview = usePreview(previewWidth, setPreviewWidth);
  const isSmall = useIsSmall();
  const [dialog, setDialog] = useState<'section' | 'layout' | 'template' | null>(null);
  const [add, done] = [() => setDialog('section'), () => setDialog(null)];
  const page = currentPage(draft.design);
  const { stage, onDrawn, show } = useShowSection();
  const { section, open, added, close, pick } = useSelection(page, show);
  const fields = section && (
    <SectionInspector
      section={section}
      onShow={show}
      onPickLayout={() => setDialog('layout')}
      onClose={isSmall ? null : close}
    />
  );
  const list = <SectionList page={page} onAdd={add} onOpen={open} onShow={show} />;
  const tools = <SiteTools page={page} onTemplates={() => setDialog('template')} />;
  const sheets: readonly StudioSheet[] = [
    { id: 'layers', label: m.layers, icon: <IconStack2 size={20} aria-hidden />, content: list },
    {
      id: 'content',
      label: m.content,
      icon: <IconPencil size={20} aria-hidden />,
      title: section ? contentTitle(section) : undefined,
      content: fields ?? <p className={inspector.none}>{studioMessages.pickSection}</p>,
    },
    { id: 'pages', label: m.pages, icon: <IconFiles size={20} aria-hidden />, content: <PageList /> },
    { id: 'site', label: m.site, icon: <IconSettings size={20} aria-hidden />, content: tools },
  ];
  const pagesOnly = sheets.filter(({ id }) => id === 'pages').map((each) => ({ ...each, content: <PageTabs /> }));
  return (
    <>
      <Studio
        heading={<HiddenTitle title={designMessages.method.dynamic.title} takeFocusWish={takeFocusWish} />}
        tabs={<PageTabs />}
        tools={<ViewTools page={page} previewWidth={previewWidth} onPreview={setPreviewWidth} />}
        layers={
          isPreview ? null : (
            <>
              <PageList />
              {list}
            </>
          )
        }
        inspector={isPreview ? null : (fields ?? tools)}
        sheets={isPreview ? pagesOnly : sheets}
      >
        <Canvas
          page={page}
          width={previewWidth}
          isPinned={isSmall && !isPreview}
          stage={stage}
          onDrawn={onDrawn}
          selected={isPreview ? null : (section?.id ?? null)}
          onSelect={pick}
          onAdd={isPreview ? undefined : add}
        />
      </Studio>
      <SectionPicker opened={dialog === 'section'} onClose={done} onAdded={added} />
      <Suspense>
        {dialog === 'layout' && section && <LayoutPicker section={section} onClose={done} onPicked={show} />}
        {dialog === 'template' && <TemplatePicker onClose={done} />}
      </Suspense>
    </>
  );
}

/** Says to the bar whether the design is previewed. Escape ends it, unless something open has used the key. */
function usePreview(width: number | null, onPreview: (width: null) => void): boolean {
  const { setPreview, openSheet } = useEditor();
  const isPreview = width !== null;
  useEffect(() => {
    setPreview(isPreview);
    openSheet(null);
    return () => setPreview(false);
  }, [isPreview, setPreview, openSheet]);
  useEffect(() => {
    if (!isPreview) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfSomethingOpen(event.target)) onPreview(null);
    };
    // Before what is open has closed: afterwards nothing tells whose key it was.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isPreview, onPreview]);
  return isPreview;
}

/** A menu, a sheet or a dialog, or what has opened one: Escape closes that first. */
function isOfSomethingOpen(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=menu], [aria-expanded=true]') !== null;
}

/**
 * The selected section of the page, a shared one too. `open` shows it and its fields, `added` shows it, `pick` only
 * marks it.
 */
function useSelection(page: DesignPage, show: (sectionId: string) => void) {
  const { draft, selected, select, openSheet, askedSection, askForSection } = useEditor();
  // Rows and canvas are rendered anew only where they change: what they call stays the same.
  const added = useCallback(
    (sectionId: string) => {
      select(sectionId);
      show(sectionId);
    },
    [select, show],
  );
  const open = useCallback(
    (sectionId: string) => {
      added(sectionId);
      openSheet('content');
    },
    [added, openSheet],
  );
  useEffect(() => {
    if (askedSection === null) return;
    askForSection(null);
    select(askedSection);
    openSheet('content');
    show(askedSection);
  }, [askedSection, askForSection, select, openSheet, show]);
  const close = () => {
    select(null);
    openSheet(null);
  };
  const section = drawnPage(page, draft.design).sections.find(({ id }) => id === selected) ?? null;
  return { section, open, added, close, pick: select };
}
