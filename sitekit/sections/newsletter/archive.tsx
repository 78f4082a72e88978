import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, SubTitle } from '../../ui/slot.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  const issues = items(of, 'issue');
  return (
    <Shell of={of} name="newsletter-archive">
      <div className={issues.length > 0 ? 'bp-wrap bp-two' : 'bp-wrap'} data-media={of.treatment.media}>
        <div className="bp-flow">
          <Intro of={of} />
          <Subscribe of={of} />
        </div>
        {issues.length > 0 && (
          <ol className="bp-nl-archive">
            {issues.map((n, index) => (
              <li key={n}>
                <span aria-hidden="true">{toPersianDigits(String(issues.length - index))}</span>
                <div>
                  <SubTitle of={of} name={`issue${n}.title`} />
                  <Slot of={of} name={`issue${n}.text`} className="bp-prose" />
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Shell>
  );
}

/** Three past letters as sheets of a pile, so that one knows what will come. */
export const archive: Composition = {
  name: 'newsletter-archive',
  View,
  slots: slots(...INTRO, ...SUBSCRIBE_SLOTS, list('issue', 3, 'title', 'text')),
};
