import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, SubTitle, Title } from '../../ui/slot.js';
import { PostMeta, PostPicture, postSlots, ReadOn } from './post.js';

function View(of: SectionProps) {
  const [first] = items(of, 'item');
  return (
    <Shell of={of} name="posts-feature">
      <div className="bp-halves" data-media={of.treatment.media}>
        <div className="bp-half bp-flow">
          <Title of={of} className="bp-eyebrow" />
          {first && (
            <article className="bp-post-text">
              <SubTitle of={of} name={`item${first}.title`} className="bp-display bp-display-small" />
              <PostMeta of={of} n={first} />
              <Slot of={of} name={`item${first}.text`} className="bp-lead" />
              <ReadOn of={of} n={first} />
            </article>
          )}
        </div>
        <PostPicture of={of} n={first ?? 1} className="bp-half-pic" />
      </div>
    </Shell>
  );
}

/** One article only, with half the page for its picture. */
export const feature: Composition = {
  name: 'posts-feature',
  View,
  slots: slots('title', { ...postSlots(1, 'title', 'text', 'date', 'tag', 'more', 'picture'), max: 1 }),
};
