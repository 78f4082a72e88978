import type { ReactNode } from 'react';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { SectionProps } from '../../section.types.js';
import { Action } from '../../ui/action.js';
import { mailHref } from '../../ui/contact-link.js';
import { MailLink } from '../../ui/contact-lines.js';
import { Slot, slotMark } from '../../ui/slot.js';

/**
 * A form that works without a script or a server of ours: it opens the visitor's mail program with what was written,
 * addressed to the site. Without an address to send to, only the link to the contact remains.
 */
export function MailForm({ of, className, children }: { of: SectionProps; className?: string; children: ReactNode }) {
  const { email, title = '' } = of.texts;
  if (!email) return <Action of={of} name="action" />;
  return (
    <form
      className={className ? `bp-form ${className}` : 'bp-form'}
      action={`${mailHref(email)}?subject=${encodeURIComponent(title)}`}
      method="post"
      encType="text/plain"
      aria-labelledby={title ? `${of.anchorId}-title` : undefined}
    >
      {children}
    </form>
  );
}

export function Submit({ of }: { of: SectionProps }) {
  return (
    <button type="submit" className="bp-btn" data-look="fill" {...slotMark(of, 'action')}>
      {of.texts['action'] || UI_WORDS.send}
    </button>
  );
}

/** How the form is sent, and the address itself for who has no mail program at hand. */
export function FormNote({ of }: { of: SectionProps }) {
  return (
    <p className="bp-form-note bp-small">
      <Slot of={of} name="note" as="span" /> <MailLink of={of} />
    </p>
  );
}
