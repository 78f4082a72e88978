import { ActionIcon, Tooltip } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import type { DesignSection } from '#core/design/design.js';
import { sharedPlaceOf } from '#core/design/shared-sections.js';
import { designMessages } from '../messages/design.messages.js';
import { sharedMessages as m } from '../messages/pages.messages.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import styles from './layers.module.css';

/** Makes a page's own header or footer that of all pages; nothing for other sections. */
export function ShareButton({ section }: { readonly section: DesignSection }) {
  return sharedPlaceOf(section.sectionType) === null ? null : <Share section={section} />;
}

function Share({ section }: { readonly section: DesignSection }) {
  const { dispatch, offerUndo } = useEditor();
  const { noteOf } = useEditorHost();
  const isSmall = useIsSmall();
  const name = designMessages.sectionTypes[section.sectionType];
  const sharing: EditorAction = { type: 'sectionShared', sectionId: section.id };
  const price = noteOf(sharing)?.label ?? null;
  const share = () => {
    dispatch(sharing);
    offerUndo(m.shared(name, price));
  };
  return (
    <Tooltip label={price === null ? m.share : `${m.share}، ${price}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={isSmall ? 40 : 26}
        className={styles.act}
        aria-label={`${m.share}: ${name}`}
        onClick={share}
      >
        <IconStack2 size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
