import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, SubTitle } from '../../ui/slot.js';
import { PostMeta, PostPicture, postSlots } from './post.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="posts-covers">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-blog-covers" data-media={of.treatment.media}>
          {items(of, 'item').map((n) => (
            <article key={n}>
              <PostPicture of={of} n={n} />
              <div className="bp-post-text" data-tone={of.treatment.tone === 'ink' ? 'plain' : 'ink'}>
                <PostMeta of={of} n={n} />
                <SubTitle of={of} name={`item${n}.title`} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Three covers of a magazine: the picture is all, the title a plate on it. */
export const covers: Composition = {
  name: 'posts-covers',
  View,
  slots: slots(...INTRO, postSlots(3, 'title', 'date', 'tag', 'picture')),
};
