import { Anchor, Button, SegmentedControl, Title } from '@mantine/core';
import { IconArrowRight, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteUpgradeMessages } from '../../../lib/messages/site-upgrade.messages.js';
import { UndoButtons } from '../shell/undo-buttons.js';
import { ChecksButton } from '../steps/design/checks/checks-button.js';
import { useWizard } from '../wizard-context.js';
import { DESIGNER_VIEWS, type DesignerView } from './designer-views.js';
import styles from './site-designer.module.css';
import { siteDesignerMessages as m } from './site-designer.messages.js';
import type { SaveState } from './site-draft-keeper.js';

interface DesignerBarProps {
  readonly siteId: string;
  readonly title: string;
  readonly state: SaveState;
  readonly view: DesignerView;
  readonly onView: (view: DesignerView) => void;
  /** More than was bought stands in the draft: it is bought first. */
  readonly isBeyond: boolean;
  readonly onPublish: () => Promise<void>;
  readonly onSaveAgain: () => void;
}

/** What is worked on, how it is kept, and the way to publish it. */
export function DesignerBar(props: DesignerBarProps) {
  const { siteId, title, state, view, onView, isBeyond, onPublish, onSaveAgain } = props;
  const { isPreview } = useWizard();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async () => {
    setPublishing(true);
    await onPublish();
    setPublishing(false);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.names}>
          <Anchor component={Link} to={`/dashboard/sites/${siteId}`} className={styles.back}>
            <IconArrowRight size={16} aria-hidden />
            {m.back}
          </Anchor>
          <Title order={1} fz={18} lineClamp={1}>
            {m.title(title)}
          </Title>
        </div>
        <SegmentedControl
          aria-label={m.views.label}
          value={view}
          onChange={onView}
          data={DESIGNER_VIEWS.map((value) => ({ value, label: m.views[value] }))}
        />
        <div className={styles.acts}>
          {!isPreview && <UndoButtons />}
          <span role="status" className={styles.state} data-state={state}>
            {m.states[state]}
          </span>
          {state === 'failed' && (
            <Button size="compact-md" variant="default" onClick={onSaveAgain}>
              {m.again}
            </Button>
          )}
          <ChecksButton />
          <Button
            leftSection={<IconRocket size={18} aria-hidden />}
            loading={isPublishing}
            disabled={state === 'conflict'}
            onClick={() => void publish()}
          >
            {isBeyond ? siteUpgradeMessages.order(false) : m.publish}
          </Button>
        </div>
      </div>
    </div>
  );
}
