import { Modal } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { DesignPage } from '#core/design/design.js';
import { isRichSlot } from '#sitekit/copy/slots.js';
import { UI_WORDS } from '#sitekit/copy/slots.messages.js';
import type { LinkSlot } from '#sitekit/section.types.js';
import { designMessages } from '../messages/design.messages.js';
import { writingMessages } from '../messages/writing.messages.js';
import { historyMessages } from '../messages/history.messages.js';
import { linkMessages } from '../messages/links.messages.js';
import { toast } from '#client/ui/toast.js';
import { useAnnounce } from '#client/ui/announcer.js';
import type { SlotPlace } from '../context/use-look.js';
import { useDispatch, useEditorHost } from '../context/editor-context.js';
import { contentOf, useKnownTexts } from '../content/use-content.js';
import { useTrade } from '../context/use-trade.js';
import { editInPlace, type TextCommands } from './edit-in-place.js';
import type { LinkEdit } from '../content/links/link-commands.js';

const LinkField = lazy(() => import('../content/link-field.js').then((module) => ({ default: module.LinkField })));
const LinkDialog = lazy(() =>
  import('../content/links/link-dialog.js').then((module) => ({ default: module.LinkDialog })),
);
const TextToolbar = lazy(() => import('./text-toolbar.js').then((module) => ({ default: module.TextToolbar })));

interface Writing extends SlotPlace {
  readonly element: HTMLElement;
  readonly commands: TextCommands;
  readonly isRich: boolean;
  /** Where the text is a button's. */
  readonly link: LinkSlot | undefined;
  /** Why the text is not published as it is; null where it is. */
  readonly held: string | null;
}

interface CanvasWriting {
  readonly isOn: boolean;
  readonly write: (element: HTMLElement, place: SlotPlace) => void;
  /** Beside the page: the buttons of the text, and the target of a button. */
  readonly parts: ReactNode;
}

/** The drawing's note on a sample, a button without a target, or a hidden section; null for any other text. */
function heldWords(element: HTMLElement): string | null {
  const held = element.closest<HTMLElement>('[data-held]');
  if (held) return held.title || UI_WORDS.sample;
  return element.closest('[data-hidden]') ? UI_WORDS.sample : null;
}

/** Texts that are clicked on the drawn page. */
export function useWriting(page: DesignPage, onEnd: () => void): CanvasWriting {
  const trade = useTrade();
  const known = useKnownTexts();
  const dispatch = useDispatch();
  const { hold, release } = useEditorHost();
  const announce = useAnnounce();
  const [isOn, setOn] = useState(false);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [aimed, setAimed] = useState<(SlotPlace & { readonly link: LinkSlot }) | null>(null);
  const [linked, setLinked] = useState<LinkEdit | null>(null);
  const sectionOf = ({ sectionId }: SlotPlace) => page.sections.find(({ id }) => id === sectionId);
  const write = (element: HTMLElement, place: SlotPlace) => {
    const { sectionId, slot } = place;
    const section = sectionOf(place);
    const content = section && contentOf(section, trade, known);
    const isRich = isRichSlot(slot);
    const link = content?.links.find(({ name }) => name === slot);
    flushSync(() => setOn(true));
    const commands = editInPlace(element, {
      maxLength: content?.texts.find(({ name }) => name === slot)?.maxLength ?? 140,
      isRich,
      onTyped: (value) => hold({ type: 'contentEdited', sectionId, kind: 'texts', slot, value }),
      onLink: (edited) => (edited ? setLinked(edited) : toast.failure(writingMessages.selectFirst)),
      onBeyond: (type) => {
        dispatch({ type });
        announce(type === 'undone' ? historyMessages.undone : historyMessages.redone);
      },
      onDone: (written) => {
        setLinked(null);
        setOn(false);
        setWriting(null);
        onEnd();
        if (written === null) return hold(null);
        release();
        dispatch({ type: 'textWritten', sectionId, slot, ...written });
        announce(designMessages.content.edited);
      },
    });
    setWriting({ ...place, element, commands, isRich, link, held: heldWords(element) });
  };
  const aim = ({ link, commands, ...place }: Writing) => {
    commands.finish();
    if (link) setAimed({ sectionId: place.sectionId, slot: place.slot, link });
  };
  const section = aimed && sectionOf(aimed);
  const parts = (
    <Suspense fallback={null}>
      {writing && !linked && (
        <TextToolbar
          element={writing.element}
          commands={writing.commands}
          isRich={writing.isRich}
          held={writing.held}
          onTarget={writing.link && (() => aim(writing))}
        />
      )}
      {linked && <LinkDialog link={linked} onClose={() => setLinked(null)} />}
      {aimed && section && (
        <Modal opened onClose={() => setAimed(null)} title={linkMessages.of(aimed.link.label)}>
          <LinkField section={section} slot={aimed.link} />
        </Modal>
      )}
    </Suspense>
  );
  return { isOn, write, parts };
}
