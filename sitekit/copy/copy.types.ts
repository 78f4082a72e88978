/** The sample texts one trade brings, in the shape they are written in. Slots are made of them in `slots.ts`. */
import type { SectionCopies } from './section-copies.js';

export interface Intro {
  eyebrow: string;
  title: string;
  text: string;
}

/** A heading and a sentence or two. */
export type Pair = readonly [title: string, text: string];
type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

export interface TradeCopy {
  /** A name to show while the customer has none. */
  siteName: string;
  /** For the page's description in search engines. */
  summary: string;
  header: { cta: string; note: string };
  hero: Intro & { primary: string; secondary: string; note: string; badge: Pair };
  /** Figure and what it counts. */
  stats: Four<Pair>;
  about: Intro & { more: string; points: Three<string>; milestones: Four<Pair>; quote: string; signature: string };
  services: Intro & { items: Six<Pair> };
  features: Intro & { items: Six<Pair> };
  gallery: Intro & { captions: Six<string> };
  testimonials: Intro & { rating: Pair; items: Four<readonly [quote: string, name: string, role: string]> };
  cta: { title: string; text: string; primary: string; secondary: string; steps: Three<Pair> };
  contact: Intro & { phone: string; mobile: string; email: string; address: string; hours: Three<Pair>; extra: string };
  footer: { text: string; note: string; title: string; action: string };
  /** The texts of single section types, where they are not in their own tables. */
  sections?: SectionCopies;
}
