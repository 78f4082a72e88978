import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Signed } from '../../ui/checks.js';
import { Picture } from '../../ui/picture.js';
import { QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function Words({ of }: { of: SectionProps }) {
  return (
    <>
      <Slot of={of} name="eyebrow" className="bp-eyebrow" />
      <Title of={of} className="bp-title bp-title-small" />
      <Slot of={of} name="text" className="bp-prose" />
    </>
  );
}

function View(of: SectionProps) {
  const portrait = <Picture of={of} slot="main" art={1} className="bp-shape" />;
  if (!hasText(of, 'quote', 'signature'))
    return (
      <Shell of={of} name="about-voice">
        <div className="bp-wrap bp-two" data-media={of.treatment.media}>
          <div className="bp-flow">
            <Words of={of} />
          </div>
          {portrait}
        </div>
      </Shell>
    );
  return (
    <Shell of={of} name="about-voice">
      <div className="bp-wrap bp-about-voice-row">
        {portrait}
        <div className="bp-about-voice-said">
          <QuoteMark />
          <Signed of={of} className="bp-signed" />
        </div>
        <div className="bp-about-voice-words">
          <Words of={of} />
        </div>
      </div>
    </Shell>
  );
}

/** The founder's sentence large, the story small under it; without the sentence, the story beside the picture. */
export const voice: Composition = {
  name: 'about-voice',
  View,
  slots: slots(...INTRO, 'quote', 'signature', picture('main')),
};
