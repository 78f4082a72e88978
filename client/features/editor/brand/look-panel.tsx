import { Button, SegmentedControl } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useId } from 'react';
import { LOOK, lookValue, type LookKey } from '#core/design/look.js';
import { brandingMessages } from '../messages/branding.messages.js';
import { Panel } from '#client/ui/panel.js';
import type { LookAction } from '../edits/editor-actions.js';
import { useEditor } from '../context/editor-context.js';
import styles from './look-panel.module.css';

const m = brandingMessages.look;
/** The options with the largest effect come first. */
const ORDER = ['scheme', 'tone', 'corners', 'density', 'shadow', 'motion'] as const satisfies readonly LookKey[];

/** The look of the whole site besides its colours and fonts. */
export function LookPanel() {
  const { draft } = useEditor();
  return (
    <Panel title={m.title} text={m.text} icon={<IconAdjustments size={18} />} aside={draft.branding.look && <Reset />}>
      <div className={styles.choices}>
        {ORDER.map((key) => (
          <Choice key={key} of={key} />
        ))}
      </div>
    </Panel>
  );
}

function Choice({ of: key }: { readonly of: LookKey }) {
  const { draft, dispatch } = useEditor();
  const id = useId();
  const labels: Readonly<Record<string, string>> = m.values[key];
  const hint = m.hints[key];
  return (
    <div className={styles.choice}>
      <span id={id} className={styles.name}>
        {m.names[key]}
      </span>
      <SegmentedControl
        fullWidth
        size="sm"
        className={styles.control}
        aria-labelledby={id}
        value={lookValue(draft.branding.look, key)}
        data={LOOK[key].map((value) => ({ value, label: labels[value] ?? value }))}
        onChange={(value) => {
          const action = lookAction(key, value);
          if (action) dispatch(action);
        }}
      />
      {hint && <small className={styles.hint}>{hint}</small>}
    </div>
  );
}

/** Null for a value that is none of the choice. */
function lookAction(key: LookKey, value: string): LookAction | null {
  const known = LOOK[key].find((each) => each === value);
  return known === undefined ? null : ({ type: 'lookPicked', key, value: known } as LookAction);
}

function Reset() {
  const { dispatch } = useEditor();
  return (
    <Button size="compact-md" variant="subtle" onClick={() => dispatch({ type: 'lookReset' })}>
      {m.reset}
    </Button>
  );
}
