import { siteLink } from '#core/client-links.js';
import { formatDate } from '#core/dates/calendar.js';
import { SECTION_NAMES } from '#core/sections/section-names.js';
import { ltr } from '#core/text/bidi.js';
import { toPersianDigits } from '#core/text/digits.js';
import { notification } from '#features/notifications/index.js';
import type { SectionWithSamplesType } from './sample-review.types.js';

/** How many a notification names. */
const MOST_NAMED = 12;

type Place = Pick<SectionWithSamplesType, 'pageName' | 'sectionType'>;

/** Sections with their pages, in words; the last ones by number where there are many. */
function listed(sections: readonly Place[]): string {
  const named = sections
    .slice(0, MOST_NAMED)
    .map((each) => `«${SECTION_NAMES[each.sectionType]}» در صفحهٔ «${each.pageName}»`);
  const left = sections.length - named.length;
  return [...named, ...(left > 0 ? [`${toPersianDigits(String(left))} بخش دیگر`] : [])].join('، ');
}

interface Found {
  readonly siteId: string;
  readonly address: string;
  readonly sections: readonly Place[];
  readonly dueAt: Date;
}

/** A site shows samples that its owner has neither confirmed nor replaced. */
export const SAMPLES_FOUND = notification({
  type: 'site_samples',
  audience: 'customer',
  words: ({ address, sections, dueAt }: Found) => ({
    title: 'متن‌های نمونه در سایت شما',
    message:
      sections.length === 0
        ? `برای ${ltr(address)} نامی ننوشته‌اید و سایت با نام نمونهٔ ما نشان داده می‌شود. تا ${formatDate(dueAt)} نام آن را در ویرایش سایت بنویسید؛ پس از آن، نام دامنه به‌جایش می‌آید.`
        : `در ${ltr(address)} متن‌هایی دیده می‌شود که نمونهٔ ما هستند و شما آن‌ها را ننوشته‌اید: ${listed(sections)}. اگر دربارهٔ کسب‌وکار شما درست هستند، تا ${formatDate(dueAt)} در صفحهٔ سایت تأییدشان کنید یا متن خودتان را بنویسید. آنچه تأیید نشود، پس از آن دیگر نشان داده نمی‌شود.`,
  }),
  link: ({ siteId }) => siteLink(siteId),
  mail: 'same',
});
