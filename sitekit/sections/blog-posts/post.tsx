import { UI_WORDS } from '../../copy/slots.messages.js';
import type { SectionProps } from '../../section.types.js';
import { longList, type ListSlots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { hasText, Slot, slotMark, SubTitle } from '../../ui/slot.js';
import { RichWords } from '../../ui/rich-words.js';

/** The posts, of which there are `sample` at first. */
export const postSlots = (sample: number, ...fields: string[]): ListSlots => longList('item', sample, ...fields);

/** Kind and date of a post. Nothing where both are emptied. */
export function PostMeta({ of, n }: { of: SectionProps; n: number }) {
  if (!hasText(of, `item${n}.tag`, `item${n}.date`)) return null;
  return (
    <p className="bp-meta">
      <Slot of={of} name={`item${n}.tag`} as="span" className="bp-tag" />
      <Slot of={of} name={`item${n}.date`} as="span" />
    </p>
  );
}

export function PostPicture({ of, n, className }: { of: SectionProps; n: number; className?: string }) {
  return (
    <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`item${n}.title`} {...(className ? { className } : {})} />
  );
}

/** Kind, date, title and the opening sentence. */
export function PostText({ of, n, title }: { of: SectionProps; n: number; title?: string }) {
  return (
    <div className="bp-post-text">
      <PostMeta of={of} n={n} />
      <SubTitle of={of} name={`item${n}.title`} className={title ?? 'bp-subtitle'} />
      <Slot of={of} name={`item${n}.text`} className="bp-prose" />
    </div>
  );
}

/** The rest of a post, read where it stands: a site of one page has no other place for it. */
export function ReadOn({ of, n }: { of: SectionProps; n: number }) {
  const rest = of.texts[`item${n}.more`];
  if (!rest) return null;
  return (
    <details className="bp-read-on">
      <summary>{UI_WORDS.readOn}</summary>
      <p className="bp-prose" {...slotMark(of, `item${n}.more`)}>
        <RichWords of={of} text={rest} />
      </p>
    </details>
  );
}
