import { IconPaperclip } from '@tabler/icons-react';
import { fileMessages as m } from '../../lib/messages/file.messages.js';
import { useSession } from '../../lib/session/use-session.js';
import { Panel } from '../wizard/parts/panel.js';
import { useWizard } from '../wizard/wizard-context.js';
import { KeptFilesList } from './kept-files-list.js';
import { OrderFiles } from './order-files.js';

/**
 * The project files of the branding step: sent at once where the order exists, kept until it does elsewhere.
 */
export function ProjectFilesPanel() {
  const { edited, owner, sessionId } = useWizard();
  const { status } = useSession();
  return (
    <Panel title={m.title} text={m.text} icon={<IconPaperclip size={18} />}>
      {edited?.isEditable ? (
        <OrderFiles orderId={edited.id} />
      ) : (
        <KeptFilesList
          place={{ owner, slot: edited ? `edit:${edited.id}` : `draft:${sessionId}` }}
          isGuest={status === 'guest'}
        />
      )}
    </Panel>
  );
}
