import { IconListCheck } from '@tabler/icons-react';
import { checksMessages as m } from '../../../messages/wizard-checks.messages.js';
import { Panel } from '../../../parts/panel.js';
import { ChecksList } from './checks-list.js';

/** Before ordering. */
export function ChecksPanel() {
  return (
    <Panel title={m.order} icon={<IconListCheck size={18} />}>
      <ChecksList />
    </Panel>
  );
}
