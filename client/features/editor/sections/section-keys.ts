import { useEffect, useRef } from 'react';
import { toast } from '#client/ui/toast.js';
import { commandOfKeys, isAboutSections } from '../edits/section-keys.js';
import { pastedPictures } from '../media/pasted-pictures.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { useSectionCommands } from './use-section-commands.js';

interface SectionKeysProps {
  /** The sections that the keys are about. */
  readonly sectionIds: readonly string[];
  readonly onShow: (sectionId: string) => void;
}

/** Ctrl+D, Ctrl+C, Ctrl+X, Ctrl+V and Delete on the canvas and in the layers, while it is rendered. */
export function SectionKeys({ sectionIds, onShow }: SectionKeysProps): null {
  const commands = useSectionCommands(onShow);
  const latest = useRef({ commands, sectionIds });
  useEffect(() => {
    latest.current = { commands, sectionIds };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOfKeys(event);
      if (command === null || event.defaultPrevented || !isAboutSections(event.target)) return;
      const { sectionIds: ids } = latest.current;
      if (ids.length === 0) return;
      event.preventDefault();
      latest.current.commands[command](ids);
    };
    const onClipboard = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (clipboardData === null || event.defaultPrevented || !isAboutSections(event.target)) return;
      const { commands: now, sectionIds: ids } = latest.current;
      if (event.type === 'paste') {
        if (pastedPictures(event).length > 0) {
          // The canvas puts them into the selected section.
          if (ids.length === 0) toast.info(m.noSection);
          return;
        }
        event.preventDefault();
        return void now.pasteText(clipboardData.getData('text/plain'), ids.at(-1) ?? null);
      }
      // Words that were marked are copied as words.
      if (ids.length === 0 || window.getSelection()?.isCollapsed === false) return;
      const write = (text: string) => {
        clipboardData.setData('text/plain', text);
        return true;
      };
      event.preventDefault();
      void (event.type === 'cut' ? now.cut(ids, write) : now.copy(ids, write));
    };
    window.addEventListener('keydown', onKey);
    const events = ['copy', 'cut', 'paste'] as const;
    for (const each of events) window.addEventListener(each, onClipboard);
    return () => {
      window.removeEventListener('keydown', onKey);
      for (const each of events) window.removeEventListener(each, onClipboard);
    };
  }, []);
  return null;
}
