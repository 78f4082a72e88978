import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { checksMessages as m } from '../messages/checks.messages.js';
import { Panel } from '#client/ui/panel.js';
import { LazyFactsDrawer } from '../facts/facts-button.js';
import { ChecksList } from './checks-list.js';

/** Before ordering. */
export function ChecksPanel() {
  const [isTelling, setTelling] = useState(false);
  return (
    <Panel title={m.order} icon={<IconListCheck size={18} />}>
      <ChecksList onFacts={() => setTelling(true)} />
      {isTelling && <LazyFactsDrawer onClose={() => setTelling(false)} />}
    </Panel>
  );
}
