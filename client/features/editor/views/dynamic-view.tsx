import { IconFiles, IconPencil, IconSettings, IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState, type PropsWithChildren } from 'react';
import type { DesignPage, DesignSection } from '#core/design/design.js';
import { drawnPage } from '#core/design/shared-sections.js';
import { designMessages } from '../messages/design.messages.js';
import { studioMessages } from '../messages/studio.messages.js';
import { currentPage } from '../edits/design-edits.js';
import { PageTabs } from '../studio/page-tabs.js';
import { contentTitle, SectionInspector } from './section-inspector.js';
import inspector from './inspector.module.css';
import { SiteTools } from './site-tools.js';
import { Studio, type StudioSheet } from '../studio/studio.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { ViewTools } from './view-tools.js';
import { useEditor } from '../context/editor-context.js';
import { Canvas } from '../canvas/canvas.js';
import { useShowSection } from '../canvas/use-show-section.js';
import { HiddenTitle } from './hidden-title.js';
import { OpenedLibrary } from './opened-library.js';
import { PageList } from '../pages/page-list.js';
import { chosenOn } from '../sections/section-choice.js';
import { SectionList } from '../sections/section-list.js';
import { SectionPicker } from '../sections/section-picker.js';

const m = studioMessages.sheets;
const NEVER = () => false;

const LayoutPicker = lazy(() =>
  import('../sections/layout-picker.js').then((picker) => ({ default: picker.LayoutPicker })),
);
const SectionKeys = lazy(() => import('../sections/section-keys.js').then((keys) => ({ default: keys.SectionKeys })));
const TemplatePicker = lazy(() =>
  import('../templates/template-picker.js').then((picker) => ({ default: picker.TemplatePicker })),
);
interface DynamicViewProps {
  /** Answers true once after the method was chosen: the focus follows, since the button that was pressed is gone. */
  readonly consumeFocusRequest?: () => boolean;
}

/** The studio of pages and sections; the preview mode leaves only the canvas and the pages. */
export function DynamicView({ consumeFocusRequest = NEVER }: DynamicViewProps) {
  const { draft } = useEditor();
  // px, while it is previewed: looking at a design changes nothing of it.
  const [previewWidth, setPreviewWidth] = useState<number | null>(null);
  const isPreview = usePreview(previewWidth, setPreviewWidth);
  const isSmall = useIsSmall();
  const [dialog, setDialog] = useState<OpenedDialog>(null);
  const [add, done] = [() => setDialog('section'), () => setDialog(null)];
  const page = currentPage(draft.design);
  const { stage, onDrawn, show } = useShowSection();
  const { section, marked, open, added, close, pick } = useSelection(page, show);
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
        heading={<HiddenTitle title={designMessages.method.dynamic.title} consumeFocusRequest={consumeFocusRequest} />}
        tabs={<PageTabs />}
        tools={<ViewTools page={page} previewWidth={previewWidth} onPreview={setPreviewWidth} />}
        layers={isPreview ? null : <Layers>{list}</Layers>}
        inspector={isPreview ? null : (fields ?? tools)}
        sheets={isPreview ? pagesOnly : sheets}
      >
        <Canvas
          page={page}
          width={previewWidth}
          isPinned={isSmall && !isPreview}
          stage={stage}
          onDrawn={onDrawn}
          marked={isPreview ? [] : marked}
          onSelect={pick}
          onAdd={isPreview ? undefined : add}
        />
      </Studio>
      <Suspense>{!isPreview && <SectionKeys sectionIds={marked} onShow={show} />}</Suspense>
      <Dialogs opened={dialog} section={section} onClose={done} onAdded={added} onPicked={show} />
    </>
  );
}

type OpenedDialog = 'section' | 'layout' | 'template' | null;

interface DialogsProps {
  readonly opened: OpenedDialog;
  /** The section whose layout is chosen. */
  readonly section: DesignSection | null;
  readonly onClose: () => void;
  readonly onAdded: (sectionId: string) => void;
  readonly onPicked: (sectionId: string) => void;
}

function Dialogs({ opened, section, onClose, onAdded, onPicked }: DialogsProps) {
  return (
    <>
      <SectionPicker opened={opened === 'section'} onClose={onClose} onAdded={onAdded} />
      <Suspense>
        {opened === 'layout' && section && <LayoutPicker section={section} onClose={onClose} onPicked={onPicked} />}
        {opened === 'template' && <TemplatePicker onClose={onClose} />}
      </Suspense>
      <OpenedLibrary />
    </>
  );
}

/** The pages, and the sections of the one that is shown. */
function Layers({ children }: PropsWithChildren) {
  return (
    <>
      <PageList />
      {children}
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
 * marks it. `marked`: the sections that keys are about.
 */
function useSelection(page: DesignPage, show: (sectionId: string) => void) {
  const { draft, selected, select, choice, openSheet, askedSection, askForSection } = useEditor();
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
  const marked = choice ? chosenOn(page, choice) : section ? [section.id] : [];
  return { section, marked, open, added, close, pick: select };
}
