import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, SubTitle, Title } from '../../ui/slot.js';
import { postSlots } from './post.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="posts-headlines">
      <div className="bp-wrap">
        <Title of={of} className="bp-eyebrow" />
        <ol className="bp-blog-headlines">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <Slot of={of} name={`item${n}.date`} as="span" className="bp-small" />
              <SubTitle of={of} name={`item${n}.title`} className="bp-blog-headline" />
              <Slot of={of} name={`item${n}.tag`} as="span" className="bp-tag" />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Nothing but headlines, as large as they go. */
export const headlines: Composition = {
  name: 'posts-headlines',
  View,
  slots: slots('title', postSlots(5, 'title', 'date', 'tag')),
};
