import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Signed } from '../../ui/checks.js';
import { Picture } from '../../ui/picture.js';
import { QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-voice">
      <div className="bp-wrap bp-about-voice-row">
        <Picture of={of} slot="main" art={1} className="bp-shape" />
        {hasText(of, 'quote', 'signature') && (
          <div className="bp-about-voice-said">
            <QuoteMark />
            <Signed of={of} className="bp-signed" />
          </div>
        )}
        <div className="bp-about-voice-words">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} className="bp-title bp-title-small" />
          <Slot of={of} name="text" className="bp-prose" />
        </div>
      </div>
    </Shell>
  );
}

/** The founder's sentence large, the story small under it. */
export const voice: Composition = {
  name: 'about-voice',
  View,
  slots: slots(...INTRO, 'quote', 'signature', picture('main')),
};
