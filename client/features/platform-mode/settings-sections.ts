/** The parts of the platform's settings, each shown by itself. */
export const PLATFORM_SECTIONS = ['identity', 'contact', 'seo', 'claims'] as const;
export type PlatformSection = (typeof PLATFORM_SECTIONS)[number];

const FIELDS: Readonly<Record<Exclude<PlatformSection, 'claims'>, readonly string[]>> = {
  identity: ['name', 'slogan', 'description', 'url', 'logo'],
  contact: ['email', 'phone', 'instagram', 'linkedin', 'github', 'twitter'],
  seo: ['titleSeparator', 'defaultTitle', 'defaultDescription', 'defaultImage', 'keywords'],
};

/** The part that a field is in, also an entry of a list: `keywords.2`. */
export function sectionOfField(field: string): PlatformSection {
  const [name = ''] = field.split('.');
  return PLATFORM_SECTIONS.find((section) => section !== 'claims' && FIELDS[section].includes(name)) ?? 'claims';
}

/** Where the faults are: the open part where it has one, otherwise the first part that has; null without faults. */
export function faultySection(fields: readonly string[], open: PlatformSection): PlatformSection | null {
  const faulty = new Set(fields.map(sectionOfField));
  return faulty.has(open) ? open : (PLATFORM_SECTIONS.find((section) => faulty.has(section)) ?? null);
}
