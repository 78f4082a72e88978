import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';
import { PostPicture, postSlots, PostText } from './post.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="posts-ribbon">
      <div className="bp-wrap">
        <Intro of={of} />
      </div>
      <section
        className="bp-blog-ribbon"

        tabIndex={0}
        aria-label={[of.texts['title'], UI_WORDS.scrolled].filter(Boolean).join('، ')}
      >
        {items(of, 'item').map((n) => (
          <article key={n}>
            <PostPicture of={of} n={n} className="bp-shape" />
            <PostText of={of} n={n} />
          </article>
        ))}
      </section>
    </Shell>
  );
}

/** A ribbon that runs out of the page and is drawn along by hand. */
export const ribbon: Composition = {
  name: 'posts-ribbon',
  View,
  slots: slots(...INTRO, postSlots(6, 'title', 'text', 'date', 'tag', 'picture')),
};
