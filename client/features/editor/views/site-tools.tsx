import { Accordion, Button, Skeleton } from '@mantine/core';
import { IconArrowsExchange, IconLibraryPhoto, IconTemplate } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { isWhole } from '#sitekit/templates/take-apart.js';
import { checksMessages } from '../messages/checks.messages.js';
import { designMessages } from '../messages/design.messages.js';
import { factsMessages } from '../messages/facts.messages.js';
import { menuMessages } from '../messages/menu.messages.js';
import { replaceMessages } from '../messages/replace.messages.js';
import { settingsMessages } from '../messages/settings.messages.js';
import { studioMessages as m } from '../messages/studio.messages.js';
import type { SiteTool } from '../context/use-look.js';
import { useFindings } from '../checks/use-findings.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import styles from './inspector.module.css';

const CanvasTools = lazy(() => import('../canvas/canvas-tools.js').then((tools) => ({ default: tools.CanvasTools })));
const ChecksList = lazy(() => import('../checks/checks-list.js').then((list) => ({ default: list.ChecksList })));
const ColorFields = lazy(() => import('../brand/color-panel.js').then((fields) => ({ default: fields.ColorFields })));
const TakeApartButton = lazy(() =>
  import('../templates/take-apart-button.js').then((button) => ({ default: button.TakeApartButton })),
);
const FactsForm = lazy(() => import('../facts/facts-form.js').then((form) => ({ default: form.FactsForm })));

const MenuPanel = lazy(() => import('../menu/menu-panel.js').then((panel) => ({ default: panel.MenuPanel })));

const SettingsPanel = lazy(() =>
  import('../settings/settings-panel.js').then((panel) => ({ default: panel.SettingsPanel })),
);

const ReplacePanel = lazy(() =>
  import('../replace/replace-panel.js').then((panel) => ({ default: panel.ReplacePanel })),
);

interface SiteToolsProps {
  readonly page: DesignPage;
  /** Opens the templates. */
  readonly onTemplates: () => void;
}

/**
 * Tools of the whole site: facts, menu, settings, finding and replacing, colours, the size of the canvas, findings,
 * templates, pictures and, where there is one to choose, the method.
 */
export function SiteTools({ page, onTemplates }: SiteToolsProps) {
  const { tool, openTool } = useEditor();
  const count = useFindings()?.length ?? 0;
  return (
    <section aria-label={m.siteTools}>
      <h2 className={styles.title}>{m.siteTools}</h2>
      <Accordion
        mt="xs"
        variant="default"
        value={tool}
        styles={{ content: { paddingInline: 4 }, control: { paddingInline: 4 } }}
        onChange={(value) => openTool(value as SiteTool | null)}
      >
        <Tool id="facts" label={factsMessages.open} isOpen={tool === 'facts'}>
          <FactsForm />
        </Tool>
        <Tool id="menu" label={menuMessages.tool} isOpen={tool === 'menu'}>
          <MenuPanel />
        </Tool>
        <Tool id="settings" label={settingsMessages.tool} isOpen={tool === 'settings'}>
          <SettingsPanel />
        </Tool>
        <Tool id="replace" label={replaceMessages.tool} isOpen={tool === 'replace'}>
          <ReplacePanel />
        </Tool>
        <Tool id="colors" label={designMessages.canvas.colors} isOpen={tool === 'colors'}>
          <ColorFields />
        </Tool>
        <Tool id="canvas" label={m.canvasSize} isOpen={tool === 'canvas'}>
          <div className={styles.sizes}>
            <CanvasTools page={page} />
          </div>
        </Tool>
        <Tool
          id="checks"
          label={count > 0 ? checksMessages.tool(count) : checksMessages.toolGood}
          isOpen={tool === 'checks'}
        >
          <ChecksList onFacts={() => openTool('facts')} />
        </Tool>
      </Accordion>
      <Acts onTemplates={onTemplates} />
    </section>
  );
}

/** Actions on the whole design. */
function Acts({ onTemplates }: Pick<SiteToolsProps, 'onTemplates'>) {
  const { draft, dispatch, openLibrary } = useEditor();
  const { hasMethods } = useEditorHost();
  return (
    <div className={styles.acts}>
      <Button variant="default" leftSection={<IconTemplate size={17} aria-hidden />} onClick={onTemplates}>
        {designMessages.templates.open}
      </Button>
      <Button
        variant="default"
        leftSection={<IconLibraryPhoto size={17} aria-hidden />}
        onClick={() => openLibrary({ place: null })}
      >
        {m.media}
      </Button>
      {isWhole(draft.design) && (
        <Suspense fallback={<Skeleton h={36} />}>
          <TakeApartButton />
        </Suspense>
      )}
      {hasMethods && (
        <Button
          variant="subtle"
          leftSection={<IconArrowsExchange size={17} aria-hidden />}
          onClick={() => dispatch({ type: 'methodLeft' })}
        >
          {designMessages.method.back}
        </Button>
      )}
    </div>
  );
}

interface ToolProps {
  readonly id: SiteTool;
  readonly label: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Its content is rendered, and its code loaded, once it is open. */
function Tool({ id, label, isOpen, children }: ToolProps) {
  return (
    <Accordion.Item value={id}>
      <Accordion.Control>{label}</Accordion.Control>
      <Accordion.Panel>{isOpen && <Suspense fallback={<Skeleton h={120} />}>{children}</Suspense>}</Accordion.Panel>
    </Accordion.Item>
  );
}
