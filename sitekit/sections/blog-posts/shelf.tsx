import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { PostPicture, postSlots, PostText } from './post.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="posts-shelf">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-blog-shelf">
          {items(of, 'item').map((n) => (
            <article key={n}>
              <PostPicture of={of} n={n} className="bp-shape" />
              <PostText of={of} n={n} />
            </article>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Six short ones, two in a row, each with a small picture. */
export const shelf: Composition = {
  name: 'posts-shelf',
  View,
  slots: slots(...INTRO, postSlots(6, 'title', 'text', 'date', 'tag', 'picture')),
};
