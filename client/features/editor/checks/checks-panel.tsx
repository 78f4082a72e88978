import { IconCircleCheck, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Folded } from '#client/ui/folded.js';
import { checksMessages as m } from '../messages/checks.messages.js';
import { LazyFactsDrawer } from '../facts/facts-button.js';
import { ChecksList } from './checks-list.js';
import styles from './checks.module.css';
import { useFindings } from './use-findings.js';

/** Before ordering: one line that opens, and holds nobody back. */
export function ChecksPanel() {
  const findings = useFindings();
  const [isTelling, setTelling] = useState(false);
  return (
    <>
      {findings?.length === 0 ? (
        <p className={styles.good}>
          <IconCircleCheck size={18} aria-hidden /> {m.good}
        </p>
      ) : (
        <Folded
          title={m.order}
          value={findings && m.count(findings.length)}
          icon={<IconListCheck size={18} aria-hidden />}
        >
          <ChecksList onFacts={() => setTelling(true)} />
        </Folded>
      )}
      {isTelling && <LazyFactsDrawer onClose={() => setTelling(false)} />}
    </>
  );
}
