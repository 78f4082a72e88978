/** The links of a section: where its buttons lead, and those inside its texts. Pure. */
import type { CustomData } from '../design/design.js';

/** The pattern of sitekit/texts/rich-text.ts. */
const IN_TEXT = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Every link of a section as it is stored, in the order in which they are met. */
export function sectionLinks({ links = {}, texts = {} }: Pick<CustomData, 'links' | 'texts'>): string[] {
  const inTexts = Object.values(texts).flatMap((text) =>
    Array.from(text.matchAll(IN_TEXT), ([, , target = '']) => target),
  );
  return [...Object.values(links), ...inTexts];
}

/** Each link as `edit` makes it; where that is null, a button leads to its usual target, and a link is words. */
export function mapSectionLinks<Data extends Pick<CustomData, 'links' | 'texts'>>(
  data: Data,
  edit: (link: string) => string | null,
): Data {
  const { links, texts } = data;
  const inText = (text: string): string =>
    text.replace(IN_TEXT, (_, words: string, target: string) => {
      const edited = edit(target);
      return edited === null ? words : `[${words}](${edited})`;
    });
  return {
    ...data,
    ...(texts && { texts: mapEntries(texts, inText) }),
    ...(links && { links: mapEntries(links, edit) }),
  };
}

function mapEntries(record: Readonly<Record<string, string>>, edit: (value: string) => string | null) {
  const edited = Object.entries(record).flatMap(([key, value]) => {
    const now = edit(value);
    return now === null ? [] : [[key, now] as const];
  });
  return Object.fromEntries(edited);
}
