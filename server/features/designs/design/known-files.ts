/**
 * Designs from outside show and lead to files of their owner. Files that the stored design has already stay, so that a
 * client can send back what it has read after one of them was deleted.
 */
import type { Branding, Design, DesignSection, WizardData } from '#core/design/design.js';
import type { DesignMenu } from '#core/design/design-menu.js';
import { AppError } from '#core/errors/errors.js';
import { linkedFiles } from '#core/sections/linked-files.js';
import type { Ctx } from '#platform/context.js';
import { ownedFileIds } from '#features/files/index.js';
import { DESIGN_TEXTS } from './designs.messages.js';

/** A design with the logo beside it. */
export interface FiledDesign {
  readonly design: Design;
  readonly branding?: Pick<Branding, 'logo'> | undefined;
}

/** The paths of its parts in the input. */
type Paths = Readonly<Record<'design' | 'branding', string>>;

interface NamedFile {
  readonly id: string;
  readonly path: string;
}

export interface KnownFiles {
  /** Whose files it may name: its owner, and who writes it. */
  readonly owners: readonly string[];
  /** The designs that it may have been read from; asked where it names another file. */
  readonly stored: () => Promise<readonly FiledDesign[]> | readonly FiledDesign[];
}

const KEPT = 'file:';

/** So many faults are named at most. */
const MOST_NAMED = 100;

/**
 * @throws AppError VALIDATION_ERROR with the path of each file that is none of the owners' and of no stored design. The
 * answer is the same for files of others and of nobody.
 */
export async function refuseUnknownFiles(
  ctx: Ctx,
  given: FiledDesign,
  at: Paths,
  { owners, stored }: KnownFiles,
): Promise<void> {
  const named = namedFiles(given, at);
  if (named.length === 0) return;
  const ids = [...new Set(named.map(({ id }) => id))];
  const own = await Promise.all([...new Set(owners)].map((owner) => ownedFileIds(ctx, ids, owner)));
  const others = named.filter(({ id }) => !own.some((known) => known.has(id)));
  if (others.length === 0) return;
  const kept = new Set((await stored()).flatMap((each) => namedFiles(each, at).map(({ id }) => id)));
  const unknown = others.filter(({ id }) => !kept.has(id)).slice(0, MOST_NAMED);
  if (unknown.length === 0) return;
  const fields = unknown.map(({ path }) => ({
    path,
    message: DESIGN_TEXTS.unknownFile,
    code: 'FILE_UNKNOWN' as const,
  }));
  throw new AppError('VALIDATION_ERROR', { fields });
}

const IN_WIZARD: Paths = { design: 'wizardData.websiteFramework.dynamicDesign', branding: 'wizardData.branding' };

/** The same for a whole wizard. */
export function refuseUnknownFilesOfWizard(
  ctx: Ctx,
  { branding, websiteFramework: { dynamicDesign: design } }: Pick<WizardData, 'branding' | 'websiteFramework'>,
  known: KnownFiles,
): Promise<void> {
  return refuseUnknownFiles(ctx, { design, branding }, IN_WIZARD, known);
}

/** Each place of the design that names a file. */
function namedFiles({ design: { pages, shared, menu, settings }, branding }: FiledDesign, at: Paths): NamedFile[] {
  return [
    ...pages.flatMap(({ sections, seo }, index) => {
      const page = `${at.design}.pages.${index}`;
      const inSections = sections.flatMap((section, place) => filesOfSection(section, `${page}.sections.${place}`));
      return [...inSections, ...fileAt(`${page}.seo.image`, seo?.image)];
    }),
    ...Object.entries(shared ?? {}).flatMap(([place, section]) =>
      section ? filesOfSection(section, `${at.design}.shared.${place}`) : [],
    ),
    ...(menu ? filesOfMenu(menu, `${at.design}.menu`) : []),
    ...fileAt(`${at.design}.settings.announcement.to`, settings?.announcement?.to),
    ...fileAt(`${at.design}.settings.icon`, settings?.icon),
    ...fileAt(`${at.branding}.logo`, branding?.logo),
  ];
}

function filesOfMenu({ items, button }: DesignMenu, menu: string): NamedFile[] {
  const inItems = items.flatMap(({ to, children }, index) => {
    const item = `${menu}.items.${index}`;
    const inside = children.flatMap((child, place) => fileAt(`${item}.children.${place}.to`, child.to));
    return [...fileAt(`${item}.to`, to), ...inside];
  });
  return [...inItems, ...fileAt(`${menu}.button.to`, button?.to)];
}

function filesOfSection({ customData }: DesignSection, section: string): NamedFile[] {
  const path = `${section}.customData`;
  const { images = {}, links = {}, texts = {} } = customData;
  return [
    ...Object.entries(images).flatMap(([slot, image]) => fileAt(`${path}.images.${slot}`, image)),
    ...Object.entries(links).flatMap(([slot, link]) => fileAt(`${path}.links.${slot}`, link)),
    ...Object.entries(texts).flatMap(([slot, text]) =>
      linkedFiles([{ customData: { texts: { [slot]: text } } }]).flatMap((link) =>
        fileAt(`${path}.texts.${slot}`, link),
      ),
    ),
  ];
}

function fileAt(path: string, reference: string | null | undefined): NamedFile[] {
  return reference?.startsWith(KEPT) ? [{ id: reference.slice(KEPT.length), path }] : [];
}
