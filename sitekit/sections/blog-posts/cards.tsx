import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { PostPicture, postSlots, PostText, ReadOn } from './post.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="posts-cards">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-grid bp-blog-cards">
          {items(of, 'item').map((n) => (
            <article key={n}>
              <PostPicture of={of} n={n} />
              <PostText of={of} n={n} />
              <ReadOn of={of} n={n} />
            </article>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Three cards, picture on top; each opens to its whole text. */
export const cards: Composition = {
  name: 'posts-cards',
  View,
  slots: slots(...INTRO, postSlots(3, 'title', 'text', 'date', 'tag', 'more', 'picture')),
};
