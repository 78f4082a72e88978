/** The forms of a built site, as the build describes them and the server that receives them reads them. */
import type { MessageKind } from './site-messages.js';

/** Forms are sent to this path and their id, on the site's own host. */
export const FORM_PATH = '/_form/';

/** Files of a release with forms: the description, and the pages that a visitor sees afterwards. */
export const FORM_FILES = {
  forms: '_form/forms.json',
  sent: '_form/sent.html',
  subscribed: '_form/subscribed.html',
} as const;

/** In the pages above, what was answered stands between these two. */
export const ANSWER_MARKS = ['<!--answer-->', '<!--/answer-->'] as const;

/** A field that is out of sight: whoever fills it in is no person. */
export const HIDDEN_FIELD = 'reference';

/**
 * `lines`: a long text. `choices`: several answers of a list. `date`: a day of the Jalali calendar. `file`: one file or
 * several (MESSAGE_FILES).
 */
export const FORM_FIELD_TYPES = [
  'text',
  'phone',
  'email',
  'choice',
  'lines',
  'number',
  'choices',
  'date',
  'consent',
  'file',
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** Whether the answers of such a field are those of a list. */
export const takesOptions = (type: FormFieldType): boolean => type === 'choice' || type === 'choices';

/** Whether a form takes files: only then is it sent as multipart/form-data. */
export const takesFiles = (fields: readonly Pick<FormField, 'type'>[]): boolean =>
  fields.some(({ type }) => type === 'file');

/** The form of the name of a field. */
export const FIELD_NAME = /^[a-z][a-z0-9_]{0,30}$/;

export interface FormField {
  /** The name of the control: `phone`. */
  readonly name: string;
  readonly label: string;
  readonly type: FormFieldType;
  readonly required: boolean;
  /** All answers that a choice takes. */
  readonly options?: readonly string[] | undefined;
  /** A line that helps to answer it. */
  readonly help?: string | undefined;
}

export interface SiteForm {
  /** Once in the site. */
  readonly id: string;
  readonly kind: MessageKind;
  /** The title of its section, as plain text. */
  readonly title: string;
  /** The page with the form, from `/`, not encoded. */
  readonly page: string;
  readonly fields: readonly FormField[];
}

/** The address that a form is sent to. */
export const formAddress = (id: string): string => FORM_PATH + encodeURIComponent(id);

/**
 * Receiving forms: how many are stored for one site at the same time, and how many lists of forms one process has in
 * memory. How many may be arriving, and how slowly, is bounded for all bodies alike (BODIES).
 */
export const FORM_RECEIVING = { ofSiteAtOnce: 25, lists: 2000 } as const;
