import type { ReactNode } from 'react';
import { HIDDEN_FIELD, takesFiles } from '#core/sites/site-forms.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { SectionProps } from '../../section.types.js';
import { MailLink } from '../../ui/contact-lines.js';
import { titleId } from '../../ui/shell.js';
import { Slot, slotMark } from '../../ui/slot.js';

/** Out of sight and out of the tab order: a person leaves it empty. */
function HiddenField({ of }: { of: SectionProps }) {
  const id = `${of.anchorId}-${HIDDEN_FIELD}`;
  return (
    <div className="bp-hidden" aria-hidden="true">
      <label htmlFor={id}>{UI_WORDS.leaveEmpty}</label>
      <input id={id} name={HIDDEN_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * A form that works without a script: it is sent to the site's own host (`of.formAddress`). Where the site is only
 * designed there is nothing to send to, and the method `dialog` keeps the browser on its page.
 */
export function MessageForm({
  of,
  className,
  children,
}: {
  of: SectionProps;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form
      className={className ? `bp-form ${className}` : 'bp-form'}
      encType={of.formAddress && takesFiles(of.fields ?? []) ? 'multipart/form-data' : undefined}
      {...(of.formAddress ? { action: of.formAddress, method: 'post' } : { method: 'dialog' })}
      aria-labelledby={titleId(of)}
    >
      {children}
      {of.formAddress && <HiddenField of={of} />}
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

/** The note on where a form goes, and the address of the site for those who rather write a mail. */
export function FormNote({ of }: { of: SectionProps }) {
  return (
    <p className="bp-form-note bp-small">
      <Slot of={of} name="note" as="span" />{' '}
      {of.texts['email'] && (
        <>
          {UI_WORDS.orWrite} <MailLink of={of} />
        </>
      )}
    </p>
  );
}
