/** The schema of a link that belongs to no section: of a menu, of the announcement. */
import { z } from 'zod';
import { LINK_LENGTH, linkTarget } from '../sections/link-target.js';

/** Says whether a text may stand where a link leads. */
export type IsLink = (to: string) => boolean;

/** Links as link-target.ts reads them. */
export const isStoredLink: IsLink = (to) => linkTarget(to) !== null;

/** A link that is what `isLink` says; empty for none. */
export const linkSchemaOf = (isLink: IsLink) =>
  z
    .string()
    .max(LINK_LENGTH, 'این آدرس بیش از حد بلند است.')
    .refine((to) => to === '' || isLink(to), 'این لینک معتبر نیست.');
