import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Template, TemplateStyle } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { hasStyle } from '../edits/branding-edits.js';
import { useEditor } from '../context/editor-context.js';
import styles from './template-view.module.css';

const m = designMessages.templates;

/** The colour a template was made for. */
export function ColorDot({ style }: { readonly style: TemplateStyle }) {
  return <span className={styles.dot} style={{ background: style.primaryColor }} aria-hidden />;
}

/** Puts the template's colour, fonts and look in place of the customer's; undo brings the old ones back. */
export function TakeStyle({ template: { style } }: { readonly template: Template }) {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const isTaken = hasStyle(draft.branding, style);
  const take = () => {
    dispatch({ type: 'styleTaken', style });
    announce(m.styleTaken);
  };
  return (
    <Button
      size="sm"
      variant="default"
      aria-pressed={isTaken}
      leftSection={isTaken ? <IconCheck size={17} aria-hidden /> : <ColorDot style={style} />}
      onClick={take}
    >
      {m.style}
    </Button>
  );
}
