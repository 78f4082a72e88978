import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, SubTitle } from '../../ui/slot.js';
import { PostMeta, PostPicture, postSlots } from './post.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="posts-rows">
      <div className="bp-wrap bp-flow">
        <Intro of={of} />
        <div className="bp-blog-rows" data-media={of.treatment.media}>
          {items(of, 'item').map((n) => (
            <article key={n}>
              <PostMeta of={of} n={n} />
              <div className="bp-post-text">
                <SubTitle of={of} name={`item${n}.title`} className="bp-title bp-title-small" />
                <Slot of={of} name={`item${n}.text`} className="bp-prose" />
              </div>
              <PostPicture of={of} n={n} className="bp-shape" />
            </article>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Date, words, picture: four ruled rows as wide as the page. */
export const rows: Composition = {
  name: 'posts-rows',
  View,
  slots: slots(...INTRO, postSlots(4, 'title', 'text', 'date', 'tag', 'picture')),
};
