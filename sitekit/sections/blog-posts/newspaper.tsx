import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, SubTitle, Title } from '../../ui/slot.js';
import { PostMeta, PostPicture, postSlots, PostText, ReadOn } from './post.js';

function View(of: SectionProps) {
  const [first, ...rest] = items(of, 'item');
  return (
    <Shell of={of} name="posts-newspaper">
      <div className="bp-wrap">
        <div className="bp-blog-mast">
          <Title of={of} className="bp-display" />
          <Slot of={of} name="text" className="bp-small" />
        </div>
        {first && (
          <article className="bp-blog-front" data-media={of.treatment.media}>
            <PostPicture of={of} n={first} />
            <div className="bp-post-text">
              <PostMeta of={of} n={first} />
              <SubTitle of={of} name={`item${first}.title`} className="bp-title" />
              <Slot of={of} name={`item${first}.text`} className="bp-lead" />
              <ReadOn of={of} n={first} />
            </div>
          </article>
        )}
        {rest.length > 0 && (
          <div className="bp-blog-press">
            {rest.map((n) => (
              <article key={n}>
                <PostText of={of} n={n} />
              </article>
            ))}
          </div>
        )}
      </div>
    </Shell>
  );
}

/** A front page: masthead, lead story, three columns between rules. */
export const newspaper: Composition = {
  name: 'posts-newspaper',
  View,
  slots: slots('title', 'text', {
    ...postSlots(4, 'title', 'text', 'date', 'tag'),
    leadFields: ['more'],
    pictures: 'first',
  }),
};
