/** From a trade's written texts to the named slots of each section type, and the labels an editor shows for them. */
import type { SectionType } from '../../core/catalogue.js';
import type { TextSlot } from '../section.types.js';
import type { Trade } from '../trades.js';
import { clinicCopy } from './clinic.copy.js';
import { companyCopy } from './company.copy.js';
import type { Intro, Pair, TradeCopy } from './copy.types.js';
import { generalCopy } from './general.copy.js';
import { portfolioCopy } from './portfolio.copy.js';
import { restaurantCopy } from './restaurant.copy.js';
import { schoolCopy } from './school.copy.js';
import { shopCopy } from './shop.copy.js';
import { SLOT_LABELS, SLOT_ITEM_LABELS } from './slots.messages.js';

type Slots = Record<string, string>;

export const TRADE_COPY: Record<Trade, TradeCopy> = {
  general: generalCopy,
  shop: shopCopy,
  clinic: clinicCopy,
  restaurant: restaurantCopy,
  portfolio: portfolioCopy,
  company: companyCopy,
  school: schoolCopy,
};

const intro = ({ eyebrow, title, text }: Intro): Slots => ({ eyebrow, title, text });

/** `item1.title`, `item1.text`, `item2.title` … from rows of texts. */
function numbered(kind: string, fields: readonly string[], rows: readonly (readonly string[])[]): Slots {
  const slots: Slots = {};
  rows.forEach((row, index) => {
    fields.forEach((field, column) => {
      slots[`${kind}${index + 1}.${field}`] = row[column] ?? '';
    });
  });
  return slots;
}

const pairs = (kind: string, rows: readonly Pair[]): Slots => numbered(kind, ['title', 'text'], rows);

function contactSlots({ contact }: TradeCopy): Slots {
  const { phone, mobile, email, address, extra } = contact;
  return { phone, mobile, email, address, extra, ...pairs('hours', contact.hours) };
}

const SLOTS_OF: Partial<Record<SectionType, (copy: TradeCopy) => Slots>> = {
  headers: (c) => ({ cta: c.header.cta, note: c.header.note, phone: c.contact.phone }),
  hero: (c) => ({
    ...intro(c.hero),
    primary: c.hero.primary,
    secondary: c.hero.secondary,
    note: c.hero.note,
    'badge.title': c.hero.badge[0],
    'badge.text': c.hero.badge[1],
    ...pairs('stat', c.stats),
  }),
  about: (c) => ({
    ...intro(c.about),
    more: c.about.more,
    quote: c.about.quote,
    signature: c.about.signature,
    ...numbered(
      'point',
      ['title'],
      c.about.points.map((point) => [point]),
    ),
    ...pairs('milestone', c.about.milestones),
    ...pairs('stat', c.stats),
  }),
  services: (c) => ({ ...intro(c.services), ...pairs('item', c.services.items), action: c.cta.primary }),
  features: (c) => ({ ...intro(c.features), ...pairs('item', c.features.items) }),
  gallery: (c) => ({
    ...intro(c.gallery),
    ...numbered(
      'item',
      ['caption'],
      c.gallery.captions.map((caption) => [caption]),
    ),
  }),
  testimonials: (c) => ({
    ...intro(c.testimonials),
    'rating.title': c.testimonials.rating[0],
    'rating.text': c.testimonials.rating[1],
    ...numbered('item', ['quote', 'name', 'role'], c.testimonials.items),
  }),
  call_to_actions: (c) => ({
    title: c.cta.title,
    text: c.cta.text,
    primary: c.cta.primary,
    secondary: c.cta.secondary,
    phone: c.contact.phone,
    ...pairs('step', c.cta.steps),
  }),
  contact: (c) => ({ ...intro(c.contact), ...contactSlots(c) }),
  footer: (c) => ({
    ...c.footer,
    phone: c.contact.phone,
    email: c.contact.email,
    address: c.contact.address,
    ...pairs('hours', c.contact.hours),
  }),
};

/** The sample texts of a section type in a trade, by slot. Empty for a type that is not drawn yet. */
export function sampleTexts(type: SectionType, trade: Trade): Readonly<Slots> {
  return SLOTS_OF[type]?.(TRADE_COPY[trade]) ?? {};
}

const MULTILINE = new Set(['text', 'more', 'quote', 'note', 'address', 'extra']);
const PERSIAN_DIGITS = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** How a slot is offered for editing: a Persian label, one line or several, and the longest text it takes. */
export function textSlot(name: string): TextSlot {
  const [head = name, field] = name.split('.');
  const item = /^([a-z]+)(\d+)$/.exec(head);
  const multiline = MULTILINE.has(field ?? head);
  const fieldLabel = SLOT_LABELS[field ?? head] ?? name;
  const label = item
    ? `${SLOT_ITEM_LABELS[item[1] ?? ''] ?? head} ${PERSIAN_DIGITS.format(Number(item[2]))}: ${fieldLabel}`
    : field
      ? `${SLOT_ITEM_LABELS[head] ?? head}: ${fieldLabel}`
      : fieldLabel;
  return { name, label, multiline, maxLength: multiline ? 600 : 140 };
}
