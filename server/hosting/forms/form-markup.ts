/** A form with what was typed into it, as markup for the page of the site's own design. */
import { MESSAGE_FILE_ACCEPT, type MessageFile } from '#core/sites/message-files.js';
import { formAddress, HIDDEN_FIELD, takesFiles, type FormField, type SiteForm } from '#core/sites/site-forms.js';
import { CONFIRM_FIELD, SITE_MESSAGE } from '#core/sites/site-messages.js';
import { escapeMarkup } from '#sitekit/build/escape.js';
import { UI_WORDS } from '#sitekit/copy/slots.messages.js';
import { fieldInput } from '#sitekit/sections/forms/field-inputs.js';
import type { Answers } from '#features/inbox/index.js';
import { FORM_WORDS } from './form-pages.messages.js';

const idOf = (name: string): string => `field-${name}`;

/** Attributes as markup, without those that are left out; `true` has no value. */
function attributes(given: Readonly<Record<string, string | boolean | undefined>>): string {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(String(value))}"`))
    .join('');
}

interface Shown {
  readonly field: FormField;
  readonly typed: readonly string[];
  readonly isFaulty: boolean;
}

/** The elements that say more about a field: what is wrong with it, and its help. */
function describedBy({ field: { name, help }, isFaulty }: Shown): string | undefined {
  const ids = [...(isFaulty ? [`fault-${name}`] : []), ...(help ? [`help-${name}`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function controlOf(shown: Shown): string {
  const { field, typed, isFaulty } = shown;
  const { name, type, required, options = [] } = field;
  const [text = ''] = typed;
  const common = attributes({
    id: idOf(name),
    name,
    required,
    'aria-invalid': isFaulty ? 'true' : undefined,
    'aria-describedby': describedBy(shown),
  });
  if (type === 'choice') {
    const blank = options.includes(text) ? '' : `<option value="">${FORM_WORDS.choose}</option>`;
    const written = options.map(
      (option) => `<option${option === text ? ' selected' : ''}>${escapeMarkup(option)}</option>`,
    );
    return `<select${common}>${blank}${written.join('')}</select>`;
  }
  if (type === 'file') return `<input type="file" multiple accept="${MESSAGE_FILE_ACCEPT}"${common}>`;
  const bound = attributes({ maxlength: String(SITE_MESSAGE.value) });
  // A browser drops the line break after the opening tag.
  if (type === 'lines') return `<textarea${common}${bound} rows="6">\n${escapeMarkup(text)}</textarea>`;
  const { autoComplete: _, inputMode, ...input } = fieldInput(type) ?? { type: 'text' };
  return `<input${common}${bound}${attributes({ ...input, inputmode: inputMode, value: text })}>`;
}

/** A box to tick, with its words. */
const checkOf = (words: string, given: Readonly<Record<string, string | boolean | undefined>>): string =>
  `<label class="bp-check"><input type="checkbox"${attributes(given)}><span>${escapeMarkup(words)}</span></label>`;

/** The options of `choices`; the first of them has the id that the fault leads to. */
function choicesOf(shown: Shown): string {
  const { field, typed } = shown;
  const { name, label, options = [] } = field;
  const boxes = options.map((option, index) =>
    checkOf(option, {
      id: index === 0 ? idOf(name) : undefined,
      name,
      value: option,
      checked: typed.includes(option),
    }),
  );
  const described = attributes({ 'aria-describedby': describedBy(shown) });
  return `<fieldset class="bp-choices"${described}><legend>${escapeMarkup(label)}</legend>${helpOf(field)}<div>${boxes.join('')}</div></fieldset>`;
}

const helpOf = ({ name, help }: FormField): string =>
  help ? `<small class="bp-help" id="help-${name}">${escapeMarkup(help)}</small>` : '';

function consentOf(shown: Shown): string {
  const { field, typed } = shown;
  const { name, label, required } = field;
  const box = checkOf(label, {
    id: idOf(name),
    name,
    value: '1',
    required,
    checked: typed.length > 0,
    'aria-describedby': describedBy(shown),
  });
  return box + helpOf(field);
}

/** No browser keeps a chosen file on the next page. */
function boundsOf({ type }: FormField, isChosen: boolean): string {
  if (type !== 'file') return '';
  return `<small class="bp-help">${UI_WORDS.fileBounds}${isChosen ? ` ${FORM_WORDS.chooseAgain}` : ''}</small>`;
}

function fieldOf(field: FormField, { typed, faults, files }: Answers): string {
  const isFaulty = faults.some(({ name }) => name === field.name);
  const shown = { field, typed: typed.get(field.name) ?? [], isFaulty };
  if (field.type === 'choices') return choicesOf(shown);
  const classes = ['bp-field', 'bp-field-wide', ...(isFaulty ? ['bp-field-fault'] : [])].join(' ');
  if (field.type === 'consent') return `<div class="${classes}">${consentOf(shown)}</div>`;
  const label = `<label for="${idOf(field.name)}">${escapeMarkup(field.label)}</label>`;
  return `<div class="${classes}">${label}${helpOf(field)}${controlOf(shown)}${boundsOf(field, files.length > 0)}</div>`;
}

function faultsOf({ faults }: Answers): string {
  if (faults.length === 0) return '';
  const items = faults.map(({ name, message }) => {
    const text = escapeMarkup(message);
    return name === null
      ? `<li>${text}</li>`
      : `<li id="fault-${name}"><a class="bp-link" href="#${idOf(name)}">${text}</a></li>`;
  });
  return `<div class="bp-form-faults" role="alert"><ul>${items.join('')}</ul></div>`;
}

const button = (label: string): string =>
  `<button type="submit" class="bp-btn" data-look="fill">${escapeMarkup(label)}</button>`;

const opened = ({ id, fields }: SiteForm): string =>
  `<form class="bp-form bp-answer" method="post" action="${escapeMarkup(formAddress(id))}"${takesFiles(fields) ? ' enctype="multipart/form-data"' : ''}>`;

const HONEYPOT = `<div class="bp-hidden" aria-hidden="true"><label for="${idOf(HIDDEN_FIELD)}">${FORM_WORDS.leaveEmpty}</label><input id="${idOf(HIDDEN_FIELD)}" name="${HIDDEN_FIELD}" type="text" tabindex="-1" autocomplete="off"></div>`;

/** To be corrected or sent again. */
export function formMarkup(form: SiteForm, answers: Answers, submit: string): string {
  const fields = form.fields.map((field) => fieldOf(field, answers)).join('');
  return `${faultsOf(answers)}${opened(form)}${fields}${HONEYPOT}${button(submit)}</form>`;
}

/** The written answers, to be read. */
export function listMarkup(written: readonly { readonly label: string; readonly value: string }[]): string {
  const items = written.map(
    ({ label, value }) => `<dt class="bp-small">${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd>`,
  );
  return `<dl class="bp-answer bp-written">${items.join('')}</dl>`;
}

/** To be read, and sent once more as it is, where nothing is known of the form itself. */
export function resendMarkup(id: string, sent: URLSearchParams): string {
  const hidden = [...sent].map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  return `<form method="post" action="${escapeMarkup(formAddress(id))}">${hidden.join('')}${button(FORM_WORDS.again)}</form>`;
}

/** The files that were not stored, and why. */
export function refusedMarkup(files: readonly MessageFile[]): string {
  const items = files.map(({ name, refusal }) => ({
    label: name,
    value: refusal === 'site_full' ? FORM_WORDS.siteFull : FORM_WORDS.fileNotStored,
  }));
  return listMarkup(items);
}

/** To be confirmed as it is: the token is for these very words. */
export function confirmMarkup(form: SiteForm, answers: Answers, token: string): string {
  const { typed, fields, files } = answers;
  const sent = [...typed].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  const hidden = [...sent, [CONFIRM_FIELD, token] as const].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  // Files that were chosen are chosen once more.
  const shown = form.fields.filter(({ type, required }) => type === 'file' && (required || files.length > 0));
  const inputs = shown.map((field) => fieldOf(field, answers));
  return `${listMarkup(fields)}${opened(form)}${hidden.join('')}${inputs.join('')}${button(FORM_WORDS.confirm)}</form>`;
}
