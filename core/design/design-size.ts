/** How much room a design takes, and which of its sections takes the most (decision 165). Pure. */
import { DESIGN, PICTURES } from '../limits/limits.js';
import { SECTION_NAMES } from '../sections/section-names.js';
import type { Design } from './design.js';

/** Pictures that are inside the design: those of a guest, and new ones on their way to the file store. */
const INNER_PICTURE = 'data:';

/** Characters of its JSON. */
export interface DesignSize {
  /** Without its inner pictures. */
  readonly text: number;
  readonly pictures: number;
}

/** The size of a design, or of a record with one. */
export function sizeOf(value: unknown): DesignSize {
  let pictures = 0;
  const text = JSON.stringify(value ?? null, (_name, each: unknown) => {
    if (typeof each !== 'string' || !each.startsWith(INNER_PICTURE)) return each;
    pictures += each.length;
    return INNER_PICTURE;
  });
  return { text: text.length, pictures };
}

/** Whether texts or pictures are too much; null where all of it fits. */
export function excessOf({ text, pictures }: DesignSize): 'text' | 'pictures' | null {
  if (text > DESIGN.maxSnapshotChars) return 'text';
  const isGuests = pictures > 0;
  const isFit = pictures <= PICTURES.guest.designChars && text + pictures <= PICTURES.guest.draftChars;
  return isGuests && !isFit ? 'pictures' : null;
}

type Pages = readonly Pick<Design['pages'][number], 'name' | 'sections'>[];

/** The names of the section with the most texts, and of its page; null in a design without sections. */
export function largestSection(pages: Pages): { readonly page: string; readonly section: string } | null {
  const sizes = pages.flatMap(({ name, sections }) =>
    sections.map((section) => ({
      page: name,
      section: SECTION_NAMES[section.sectionType],
      size: sizeOf(section.customData).text,
    })),
  );
  return sizes.reduce<(typeof sizes)[number] | null>(
    (most, each) => (most && most.size >= each.size ? most : each),
    null,
  );
}

/** Says which section of which page is to be made shorter. */
export function tooLargeSentence(pages: Pages): string {
  const most = largestSection(pages);
  const place = most && ` بزرگ‌ترین بخش آن «${most.section}» در صفحهٔ «${most.page}» است؛ آن را کوتاه‌تر کنید.`;
  return `متن‌های این طرح بیش از حد است.${place ?? ''}`;
}
