import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { SectionProps } from '../../section.types.js';
import { FormNote, MessageForm, Submit } from '../forms/message-form.js';

/** Slots of the one-line form, the title aside. */
export const SUBSCRIBE_SLOTS = ['label', 'email', 'action', 'note'] as const;

/** An address and a button. `pill` puts both into one rounded field and hides the label from the eye. */
export function Subscribe({ of, look = 'row' }: { of: SectionProps; look?: 'row' | 'pill' | 'line' | 'stack' }) {
  const label = of.texts['label'] || UI_WORDS.email;
  const id = `${of.anchorId}-address`;
  return (
    <div className="bp-subscribe" data-look={look}>
      <MessageForm of={of}>
        <div className="bp-field">
          <label htmlFor={id} className={look === 'pill' ? 'bp-hidden' : undefined}>
            {label}
          </label>
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={SITE_MESSAGE.value}
            dir="ltr"
            placeholder={look === 'pill' ? label : undefined}
          />
        </div>
        <Submit of={of} />
      </MessageForm>
      <FormNote of={of} />
    </div>
  );
}
