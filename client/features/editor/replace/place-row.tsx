import { ActionIcon, Checkbox, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import type { TextPlace } from '#sitekit/texts/find-places.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { designMessages } from '../messages/design.messages.js';
import { replaceMessages as m } from '../messages/replace.messages.js';
import styles from './replace.module.css';

interface PlaceRowProps {
  readonly place: TextPlace;
  /** Its text has room for the replacement. */
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** One text with the found words marked, the name of its place, and the way there. */
export function PlaceRow({ place, isOpen, isChosen, onChoose }: PlaceRowProps) {
  const { draft, dispatch, askForSection } = useEditor();
  const { openCanvas } = useEditorHost();
  const textId = useId();
  const boxId = useId();
  const { id, kind, pageId, sectionId, sectionType } = place;
  const page = draft.design.pages.find((each) => each.id === pageId)?.name;
  const where = [page, sectionType && designMessages.sectionTypes[sectionType], m.kinds[kind]]
    .filter(Boolean)
    .join('، ');
  const go = () => {
    if (pageId !== undefined) dispatch({ type: 'pageSwitched', pageId });
    if (sectionId !== undefined) askForSection(sectionId);
    openCanvas();
  };
  return (
    <li className={styles.row}>
      <Checkbox
        id={boxId}
        checked={isOpen && isChosen}
        disabled={!isOpen}
        aria-label={where}
        aria-describedby={textId}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
      />
      <label className={styles.text} htmlFor={boxId}>
        <small>{where}</small>
        <span id={textId}>
          <Marked place={place} />
        </span>
        {!isOpen && (
          <Text component="span" size="xs" c="dimmed">
            {m.full}
          </Text>
        )}
      </label>
      {sectionId !== undefined && (
        <ActionIcon variant="subtle" color="gray" aria-label={m.go(where)} onClick={go}>
          <IconEye size={17} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

/** Characters before the first found word. */
const BEFORE = 24;

/** The text from a little before its first found word, with each of them marked. */
function Marked({ place: { text, ranges } }: { readonly place: TextPlace }) {
  const first = ranges[0]?.start ?? 0;
  const start = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const from = start > first ? first : start;
  const parts: ReactNode[] = [from > 0 ? '… ' : ''];
  let behind = from;
  for (const { start: at, end } of ranges) {
    parts.push(text.slice(behind, at), <mark key={at}>{text.slice(at, end)}</mark>);
    behind = end;
  }
  return [...parts, text.slice(behind)];
}
