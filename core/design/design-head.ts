/** The part of a design that a customer adds to the head of their site (head-rules.ts). */
import { z } from 'zod';
import { HEAD, readHead, type HeadField } from './head-rules.js';

/** A field that is left out is not there; no text in it is empty. */
export type DesignHead = Readonly<Partial<Record<HeadField, string>>>;

const field = (name: HeadField) =>
  z
    .string()
    .max(HEAD.typed)
    .transform((typed, context) => {
      const read = readHead(name, typed);
      if ('value' in read) return read.value;
      context.addIssue({ code: 'custom', message: read.fault });
      return z.NEVER;
    })
    .optional();

/** Undefined where nothing is said, so that a design without it is the same as one with an empty one. */
export const designHeadSchema = z
  .object({
    google: field('google'),
    bing: field('bing'),
    yandex: field('yandex'),
    themeColor: field('themeColor'),
    jsonLd: field('jsonLd'),
  })
  .transform((head): DesignHead | undefined => {
    const given = Object.entries(head).filter(([, value]) => value !== undefined && value !== '');
    return given.length > 0 ? Object.fromEntries(given) : undefined;
  })
  .optional();
