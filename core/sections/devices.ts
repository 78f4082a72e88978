/** The devices that a section can be hidden on. Together they are all widths: no section is hidden everywhere. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** The widest page that counts as a phone, in px; tablets count as desktops. */
export const PHONE_WIDTH = 560;
