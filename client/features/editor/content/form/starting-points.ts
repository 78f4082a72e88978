/** The fields that a form can start from. Their names stay, so that programs can rely on them. */
import type { FormField, FormFieldType } from '#core/sites/site-forms.js';
import { formFieldMessages } from '../../messages/form-fields.messages.js';

const m = formFieldMessages.labels;

export type StartingPoint = keyof typeof formFieldMessages.points;

type More = Pick<FormField, 'help' | 'options'>;

const field = (name: string, type: FormFieldType, label: string, required: boolean, more: More = {}): FormField => ({
  name,
  label,
  type,
  required,
  ...more,
});

const NAME = field('name', 'text', m.name, true);
const PHONE = field('phone', 'phone', m.phone, true);

export const STARTING_POINTS: Readonly<Record<StartingPoint, readonly FormField[]>> = {
  contact: [NAME, PHONE, field('email', 'email', m.email, false), field('message', 'lines', m.message, true)],
  appointment: [
    NAME,
    PHONE,
    field('when', 'date', m.day, true, { help: m.dayHelp }),
    field('time', 'choice', m.time, true, { options: m.times }),
    field('message', 'lines', m.reason, false),
  ],
  order: [
    NAME,
    PHONE,
    field('product', 'text', m.product, true),
    field('count', 'number', m.count, true),
    field('address', 'lines', m.address, true),
    field('message', 'lines', m.note, false),
  ],
  application: [
    NAME,
    PHONE,
    field('email', 'email', m.email, false),
    field('job', 'text', m.job, true),
    field('birth', 'date', m.birth, false, { help: m.dayHelp }),
    field('work_time', 'choices', m.workTime, false, { options: m.workTimes }),
    field('message', 'lines', m.skills, true),
    field('agreed', 'consent', m.agreed, true),
  ],
};
