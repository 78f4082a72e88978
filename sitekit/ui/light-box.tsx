import { UI_WORDS } from '../copy/slots.messages.js';
import type { SectionProps } from '../section.types.js';
import { SizedPicture } from './photo.js';
import { hasText } from './slot.js';

export interface LightBoxProps {
  of: SectionProps;
  /** The slot of the picture. */
  slot: string;
  /** The slot of its caption. */
  caption: string;
}

/**
 * A button over a picture of a gallery that shows it as large as the window, and what it shows then. A popover, so
 * that it needs no script: Escape, a click beside it and its button close it, and the browser returns the focus. Only
 * in a built site and for the customer's own pictures; browsers without popovers show no button.
 */
export function LightBox({ of, slot, caption }: LightBoxProps) {
  const set = of.pictureSets?.[slot];
  if (!set) return null;
  const id = `${of.anchorId}-${slot}`;
  const words = of.pictureTexts?.[slot] || of.texts[caption] || '';
  const name = words || UI_WORDS.picture;
  return (
    <>
      <button type="button" className="bp-zoom" popoverTarget={id} aria-label={`${UI_WORDS.enlarge}: ${name}`} />
      <div className="bp-box" id={id} popover="auto" role="dialog" aria-label={name}>
        <SizedPicture set={set} width="page" alt={words} imgClass="bp-box-pic" />
        {hasText(of, caption) && <p>{of.texts[caption]}</p>}
        <button
          type="button"
          className="bp-box-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={UI_WORDS.close}
        />
      </div>
    </>
  );
}
