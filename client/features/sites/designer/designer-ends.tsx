import { ActionIcon, Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconListCheck, IconPalette, IconRocket, IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteLink } from '#core/client-links.js';
import { siteUpgradeMessages } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { checksMessages, UndoButtons, useEditor, useFindings, useIsSmall } from '#client/features/editor/index.js';
import { DESIGNER_VIEWS, type DesignerView } from './designer-views.js';
import styles from './site-designer.module.css';
import { siteDesignerMessages as m } from './site-designer.messages.js';
import type { SaveState } from './site-draft-keeper.js';

interface DesignerStartProps {
  readonly siteId: string;
  readonly title: string;
  readonly state: SaveState;
  readonly onSaveAgain: () => void;
}

/** The title of the site, undo and redo, and the state of saving. */
export function DesignerStart({ siteId, title, state, onSaveAgain }: DesignerStartProps) {
  const { isPreview } = useEditor();
  return (
    <>
      <ActionIcon
        component={Link}
        to={siteLink(siteId)}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={m.back}
        title={m.back}
      >
        <IconArrowRight size={20} aria-hidden />
      </ActionIcon>
      <h1 className={styles.title}>{m.title(title)}</h1>
      {!isPreview && <UndoButtons />}
      <span role="status" className={styles.state} data-state={state}>
        {m.states[state]}
      </span>
      {state === 'failed' && (
        <Button size="compact-md" variant="default" onClick={onSaveAgain}>
          {m.again}
        </Button>
      )}
    </>
  );
}

interface DesignerEndProps {
  readonly state: SaveState;
  readonly view: DesignerView;
  readonly onView: (view: DesignerView) => void;
  /** The draft has more than was bought: that is bought first. */
  readonly isBuying: boolean;
  readonly onPublish: () => Promise<void>;
}

const VIEW_ICONS = { design: IconStack2, brand: IconPalette } as const;

/** The two views, the findings, and the way to publish. */
export function DesignerEnd({ state, view, onView, isBuying, onPublish }: DesignerEndProps) {
  const [isPublishing, setPublishing] = useState(false);
  const isSmall = useIsSmall();
  const publish = async () => {
    setPublishing(true);
    await onPublish();
    setPublishing(false);
  };
  return (
    <>
      <SegmentedControl
        size="sm"
        aria-label={m.views.label}
        value={view}
        onChange={onView}
        data={DESIGNER_VIEWS.map((value) => ({ value, label: <ViewLabel view={value} /> }))}
      />
      {!isSmall && <ChecksButton onOpen={() => onView('design')} />}
      <Button
        size="sm"
        className={styles.publish}
        leftSection={isSmall ? undefined : <IconRocket size={18} aria-hidden />}
        loading={isPublishing}
        disabled={state === 'conflict'}
        onClick={() => void publish()}
      >
        {isBuying ? siteUpgradeMessages.order(false) : m.publish}
      </Button>
    </>
  );
}

function ViewLabel({ view }: { readonly view: DesignerView }) {
  const Icon = VIEW_ICONS[view];
  return (
    <span className={styles.view} title={m.views[view]}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <VisuallyHidden>{m.views[view]}</VisuallyHidden>
    </span>
  );
}

/** How many findings there are; opens them in the inspector. A phone has them among the tools of the site. */
function ChecksButton({ onOpen }: { readonly onOpen: () => void }) {
  const { select, openTool, isPreview } = useEditor();
  const count = useFindings()?.length ?? 0;
  if (isPreview) return null;
  return (
    <Button
      size="sm"
      variant="default"
      px={10}
      leftSection={<IconListCheck size={18} aria-hidden />}
      onClick={() => {
        onOpen();
        select(null);
        openTool('checks');
      }}
    >
      {count > 0 ? checksMessages.tool(count) : checksMessages.toolGood}
    </Button>
  );
}
