/** The line of words above the header of every page. Pure, without the schema. */

/** Without a text it is not shown: its link waits for one. Without a link it is only words. */
export interface Announcement {
  readonly text?: string | undefined;
  readonly to?: string | undefined;
}

/** The announcement without its empty parts; undefined where nothing of it is left. */
export const announcementOf = ({ text, to }: Announcement): Announcement | undefined =>
  text || to ? { ...(text && { text }), ...(to && { to }) } : undefined;
