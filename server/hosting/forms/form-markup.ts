/** A form with what was typed into it, as markup for the page of the site's own design. */
import { formAddress, HIDDEN_FIELD, type FormField, type SiteForm } from '#core/sites/site-forms.js';
import { CONFIRM_FIELD, SITE_MESSAGE } from '#core/sites/site-messages.js';
import { escapeMarkup } from '#sitekit/build/escape.js';
import type { Answers } from '#features/inbox/index.js';
import { FORM_WORDS } from './form-pages.messages.js';

const INPUT_TYPES: Readonly<Partial<Record<FormField['type'], string>>> = { phone: 'tel', email: 'email' };

const idOf = (name: string): string => `field-${name}`;

function controlOf(field: FormField, typed: string, isFaulty: boolean): string {
  const { name, type, required, options = [] } = field;
  const fault = isFaulty ? ` aria-invalid="true" aria-describedby="fault-${name}"` : '';
  const common = `id="${idOf(name)}" name="${name}"${required ? ' required' : ''}${fault}`;
  if (type === 'choice') {
    const written = options.map(
      (option) => `<option${option === typed ? ' selected' : ''}>${escapeMarkup(option)}</option>`,
    );
    return `<select ${common}>${written.join('')}</select>`;
  }
  const bound = `maxlength="${SITE_MESSAGE.value}"`;
  // A browser drops the line break after the opening tag.
  if (type === 'lines') return `<textarea ${common} ${bound} rows="6">\n${escapeMarkup(typed)}</textarea>`;
  const direction = type === 'text' ? '' : ' dir="ltr"';
  return `<input ${common} ${bound} type="${INPUT_TYPES[type] ?? 'text'}"${direction} value="${escapeMarkup(typed)}">`;
}

function fieldOf(field: FormField, { typed, faults }: Answers): string {
  const isFaulty = faults.some(({ name }) => name === field.name);
  const classes = ['bp-field', 'bp-field-wide', ...(isFaulty ? ['bp-field-fault'] : [])].join(' ');
  const label = `<label for="${idOf(field.name)}">${escapeMarkup(field.label)}</label>`;
  return `<div class="${classes}">${label}${controlOf(field, typed.get(field.name) ?? '', isFaulty)}</div>`;
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

const opened = ({ id }: SiteForm): string =>
  `<form class="bp-form bp-answer" method="post" action="${escapeMarkup(formAddress(id))}">`;

const HONEYPOT = `<div class="bp-hidden" aria-hidden="true"><label for="${idOf(HIDDEN_FIELD)}">${FORM_WORDS.leaveEmpty}</label><input id="${idOf(HIDDEN_FIELD)}" name="${HIDDEN_FIELD}" type="text" tabindex="-1" autocomplete="off"></div>`;

/** To be corrected or sent again. */
export function formMarkup(form: SiteForm, answers: Answers, submit: string): string {
  const fields = form.fields.map((field) => fieldOf(field, answers)).join('');
  return `${faultsOf(answers)}${opened(form)}${fields}${HONEYPOT}${button(submit)}</form>`;
}

/** What was written, to be read. */
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

/** To be confirmed as it is: the token is for these very words. */
export function confirmMarkup(form: SiteForm, { typed, fields }: Answers, token: string): string {
  const hidden = [...typed, [CONFIRM_FIELD, token] as const].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  return `${listMarkup(fields)}${opened(form)}${hidden.join('')}${button(FORM_WORDS.confirm)}</form>`;
}
