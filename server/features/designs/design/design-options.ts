/**
 * The options of a design besides its pages (`design/options`): the canvas of its open page, and its colours and font.
 * An order's colours are in its wizard; a design without an order stores them itself. The logo is no option, since it
 * has a price: it changes with the whole order.
 */
import { z } from 'zod';
import {
  brandingSchema,
  canvasSchema,
  type Branding,
  type CanvasDimensions,
  type Design,
  type WizardData,
} from '#core/design/design.js';
import { CANVAS } from '#core/limits/limits.js';
import { lookSchema } from '#core/design/look-schema.js';
import type { Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import type { DesignEntity } from './designs.entity.js';
import { DESIGN_TEXTS } from './designs.messages.js';
import { PREVIEW_ORDER } from './preview-source.js';

/** Colours and font. */
export type Look = Omit<Branding, 'logo'>;

export interface DesignOptions {
  readonly canvasDimensions: CanvasDimensions;
  readonly branding: Look;
}

const LOOK = brandingSchema.omit({ logo: true });
const DEFAULT_LOOK: Look = LOOK.parse({});
const DEFAULT_CANVAS: CanvasDimensions = { width: CANVAS.width.default, height: CANVAS.height.default };

const { primaryColor, secondColor, fontFamily, headingFont, customColors } = LOOK.shape;
/** Without the defaults: what is not named stays. */
const lookChanges = z
  .strictObject(
    {
      primaryColor: primaryColor.unwrap().optional(),
      secondColor,
      fontFamily: fontFamily.unwrap().optional(),
      headingFont,
      look: z.strictObject(lookSchema.shape, DESIGN_TEXTS.unknownOption).nullish(),
      customColors: customColors.unwrap().optional(),
    },
    DESIGN_TEXTS.unknownOption,
  )
  .nullish();

const changesSchema = z.strictObject(
  {
    canvasDimensions: z.strictObject(canvasSchema.partial().shape, DESIGN_TEXTS.unknownOption).nullish(),
    branding: lookChanges,
  },
  DESIGN_TEXTS.unknownOption,
);

/** Each part that is named; null puts the default back. */
export type OptionChanges = z.output<typeof changesSchema>;

/** @throws AppError VALIDATION_ERROR, also for an option that does not exist. */
export function parseOptions(raw: unknown): OptionChanges {
  return parseInput(z.object({ options: changesSchema }), { options: raw }).options;
}

function openPage(design: Design): Design['pages'][number] | undefined {
  return design.pages.find(({ id }) => id === design.currentPageId) ?? design.pages[0];
}

function canvasOf(design: Design): CanvasDimensions {
  return openPage(design)?.canvasDimensions ?? DEFAULT_CANVAS;
}

/** The design with another canvas on its open page. */
export function withCanvas(design: Design, canvas: OptionChanges['canvasDimensions']): Design {
  if (canvas === undefined) return design;
  const canvasDimensions = { ...canvasOf(design), ...(canvas === null ? DEFAULT_CANVAS : defined(canvas)) };
  const open = openPage(design)?.id;
  return { ...design, pages: design.pages.map((page) => (page.id === open ? { ...page, canvasDimensions } : page)) };
}

/** `look` with the changes; its logo, if any, stays. */
export function withLook<Known extends Look>(look: Known, changes: OptionChanges['branding']): Known {
  if (changes === undefined) return look;
  if (changes === null) return { ...look, ...DEFAULT_LOOK, secondColor: null, headingFont: null, look: null };
  return { ...look, ...defined(changes), ...(changes.look && { look: { ...look.look, ...defined(changes.look) } }) };
}

/** The wizard of an order with the changes in their places. */
export function withOptions(data: WizardData, { canvasDimensions, branding }: OptionChanges): WizardData {
  const dynamicDesign = withCanvas(data.websiteFramework.dynamicDesign, canvasDimensions);
  return {
    ...data,
    branding: withLook(data.branding, branding),
    websiteFramework: { ...data.websiteFramework, dynamicDesign },
  };
}

function defined<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  const given = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(given) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> };
}

/** The colours and font of a design without an order; what cannot be read counts as not chosen. */
export function ownLook({ options }: Pick<DesignEntity, 'options'>): Look {
  return z
    .object({ branding: LOOK.catch(DEFAULT_LOOK) })
    .catch({ branding: DEFAULT_LOOK })
    .parse(options).branding;
}

/**
 * The options as they hold now; `look` saves reading the order's, where it is at hand. The caller has checked that the
 * viewer may see the design.
 */
export async function optionsOf(ctx: Ctx, design: DesignEntity, look?: Look): Promise<DesignOptions> {
  const known = look ?? (await lookOf(ctx, design));
  const { primaryColor, secondColor, fontFamily, headingFont, customColors, look: whole } = known;
  const branding = { primaryColor, secondColor, fontFamily, headingFont, customColors, look: whole };
  return { canvasDimensions: canvasOf(design.snapshot), branding };
}

async function lookOf(ctx: Ctx, design: DesignEntity): Promise<Look> {
  const order = design.orderId === null ? null : await ctx.provided.one(PREVIEW_ORDER)(ctx, design.orderId);
  return order?.wizardData.branding ?? ownLook(design);
}
