import { useMutation } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileSpreadsheet, IconTrash } from '@tabler/icons-react';
import { EraseSiteSenderDocument, type SiteMessageRowFragment } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { downloadFile } from '#client/ui/lists/download-file.js';
import { toast } from '#client/ui/toast.js';
import { useRefreshInbox } from './use-live-inbox.js';

const { sender: texts } = siteInboxMessages;

interface SenderMenuProps {
  readonly message: Pick<SiteMessageRowFragment, 'siteId' | 'senderEmail' | 'senderPhone'>;
  readonly onErased: () => void;
}

/** The demands that a visitor may make of the owner: all that they sent, and that it is erased. */
export function SenderMenu({ message: { siteId, senderEmail, senderPhone }, onErased }: SenderMenuProps) {
  const [run, { loading }] = useMutation(EraseSiteSenderDocument);
  const refresh = useRefreshInbox();
  const sender = senderEmail ?? senderPhone;
  if (sender === null) return null;
  const erase = async () => {
    const { title, confirm: action } = texts;
    if (!(await confirm({ title, text: texts.text(sender), action, danger: true }))) return;
    try {
      const { data } = await run({ variables: { siteId, sender } });
      await refresh();
      toast.success(texts.done(data?.eraseSiteSender ?? 0));
      onErased();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} aria-label={texts.menu} loading={loading}>
          <IconDots size={19} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={17} aria-hidden />}
          onClick={() => void downloadFile(`/api/sites/${siteId}/messages.csv`, { sender }, 'messages.csv')}
        >
          {texts.csv}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={17} aria-hidden />} onClick={() => void erase()}>
          {texts.erase}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
