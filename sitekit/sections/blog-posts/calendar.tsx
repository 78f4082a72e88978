import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, slotMark, SubTitle } from '../../ui/slot.js';
import { postSlots } from './post.js';

/** The day of a date such as «۱۲ مهر ۱۴۰۴», and the rest of it. */
function dayAndRest(date: string): [string, string] {
  const [day = '', ...rest] = date.split(' ');
  return [day, rest.join(' ')];
}

function View(of: SectionProps) {
  return (
    <Shell of={of} name="posts-calendar">
      <div className="bp-wrap bp-faq-side" data-media={of.treatment.media}>
        <Intro of={of} />
        <ol className="bp-blog-calendar">
          {items(of, 'item').map((n) => {
            const [day, rest] = dayAndRest(of.texts[`item${n}.date`] ?? '');
            return (
              <li key={n}>
                {day && (
                  <p className="bp-blog-leaf" {...slotMark(of, `item${n}.date`)}>
                    <strong>{day}</strong> <span>{rest}</span>
                  </p>
                )}
                <div className="bp-post-text">
                  <SubTitle of={of} name={`item${n}.title`} />
                  <Slot of={of} name={`item${n}.text`} className="bp-prose" />
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Shell>
  );
}

/** A leaf of the calendar before every note. */
export const calendar: Composition = {
  name: 'posts-calendar',
  View,
  slots: slots(...INTRO, postSlots(4, 'title', 'text', 'date')),
};
