import { Button } from '@mantine/core';
import { IconClipboardPlus } from '@tabler/icons-react';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { readClipboard } from './clipboard-text.js';
import { useSectionCommands } from './use-section-commands.js';

/** Puts copied sections at the end of the page. */
export function PasteButton({ onShow }: { readonly onShow: (sectionId: string) => void }) {
  const { pasteText } = useSectionCommands(onShow);
  const paste = async () => {
    const text = await readClipboard();
    if (text !== null) await pasteText(text, null);
  };
  return (
    <Button
      fullWidth
      size="compact-sm"
      variant="subtle"
      color="gray"
      mt={4}
      leftSection={<IconClipboardPlus size={16} aria-hidden />}
      onClick={() => void paste()}
    >
      {m.paste}
    </Button>
  );
}
