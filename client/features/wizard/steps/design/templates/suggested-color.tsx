import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Template } from '../../../../../../sitekit/templates.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { useAnnounce } from '../../../parts/announcer.js';
import { useWizard } from '../../../wizard-context.js';
import styles from './template-view.module.css';

const m = designMessages.templates;

/** The colour a template was made for, as a dot with its name. */
export function SuggestedColor({ color }: { readonly color: string }) {
  return (
    <p className={styles.suggested}>
      <ColorDot color={color} />
      {m.suggested}
    </p>
  );
}

export function ColorDot({ color }: { readonly color: string }) {
  return <span className={styles.dot} style={{ background: color }} aria-hidden />;
}

/** Puts the template's colour in place of the customer's, who is asked, not told; undo brings the old one back. */
export function TakeSuggestedColor({ template }: { readonly template: Template }) {
  const { draft, dispatch } = useWizard();
  const announce = useAnnounce();
  const { suggestedColor: color } = template;
  const isTaken = draft.branding.primaryColor === color;
  const take = () => {
    dispatch({ type: 'colorPicked', color });
    announce(m.suggestedTaken);
  };
  return (
    <Button
      size="sm"
      variant="default"
      aria-pressed={isTaken}
      leftSection={isTaken ? <IconCheck size={17} aria-hidden /> : <ColorDot color={color} />}
      onClick={take}
    >
      {m.suggested}
    </Button>
  );
}
