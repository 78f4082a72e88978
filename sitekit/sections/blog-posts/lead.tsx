import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, SubTitle } from '../../ui/slot.js';
import { PostMeta, PostPicture, postSlots, PostText, ReadOn } from './post.js';

function View(of: SectionProps) {
  const [first, ...rest] = items(of, 'item');
  return (
    <Shell of={of} name="posts-lead">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-blog-lead" data-media={of.treatment.media}>
          {first && (
            <article>
              <PostPicture of={of} n={first} className="bp-shape" />
              <PostText of={of} n={first} title="bp-title bp-title-small" />
              <ReadOn of={of} n={first} />
            </article>
          )}
          {rest.length > 0 && (
            <div className="bp-blog-rest">
              {rest.map((n) => (
                <article key={n}>
                  <PostPicture of={of} n={n} />
                  <div className="bp-post-text">
                    <PostMeta of={of} n={n} />
                    <SubTitle of={of} name={`item${n}.title`} />
                  </div>
                </article>
              ))}
            </div>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** One article large, three small ones beside it. */
export const lead: Composition = {
  name: 'posts-lead',
  View,
  slots: slots(...INTRO, { ...postSlots(4, 'title', 'date', 'tag', 'picture'), leadFields: ['text', 'more'] }),
};
