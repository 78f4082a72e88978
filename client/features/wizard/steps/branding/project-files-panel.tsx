import { IconPaperclip } from '@tabler/icons-react';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { Panel } from '#client/ui/panel.js';
import { useHeldText } from '#client/features/editor/index.js';
import { useWizard } from '../../state/wizard-context.js';
import { KeptFilesList, OrderFiles } from '#client/features/files/index.js';

/**
 * The project files of the branding step: sent at once where the order exists, kept until it does elsewhere.
 */
export function ProjectFilesPanel() {
  const { edited, owner, sessionId } = useWizard();
  const { status } = useSession();
  const held = useHeldText('fileDescription');
  return (
    <Panel title={m.title} text={m.text} icon={<IconPaperclip size={18} />}>
      {edited?.isEditable ? (
        <OrderFiles orderId={edited.id} held={held} />
      ) : (
        <KeptFilesList
          place={{ owner, slot: edited ? `edit:${edited.id}` : `draft:${sessionId}` }}
          isGuest={status === 'guest'}
          held={held}
        />
      )}
    </Panel>
  );
}
