import { MESSAGE_FILE_ACCEPT } from '#core/sites/message-files.js';
import type { FormField } from '#core/sites/site-forms.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { SectionProps } from '../../section.types.js';
import { fieldInput } from './field-inputs.js';

interface OwnFieldProps {
  readonly of: SectionProps;
  readonly field: FormField;
  /** A choice shows its options as chips. */
  readonly hasChips: boolean;
}

/** The id of the control of an own field. */
const controlId = (of: SectionProps, { name }: FormField): string => `${of.anchorId}-own-${name}`;

const helpId = (of: SectionProps, field: FormField): string | undefined =>
  field.help ? `${controlId(of, field)}-help` : undefined;

/** The label, and a mark where an answer is required; the control says so by itself. */
function Words({ field: { label, required } }: { readonly field: FormField }) {
  return (
    <>
      {label}
      {required && <b aria-hidden="true">{' *'}</b>}
    </>
  );
}

function Help({ of, field }: Pick<OwnFieldProps, 'of' | 'field'>) {
  if (!field.help) return null;
  return (
    <small className="bp-help" id={helpId(of, field)}>
      {field.help}
    </small>
  );
}

function LabelledControl({ of, field }: Pick<OwnFieldProps, 'of' | 'field'>) {
  const { name, type, required, options = [] } = field;
  const common = { id: controlId(of, field), name, required, 'aria-describedby': helpId(of, field) };
  const input = fieldInput(type);
  return (
    <div className={type === 'lines' || type === 'file' ? 'bp-field bp-field-wide' : 'bp-field'}>
      <label htmlFor={common.id}>
        <Words field={field} />
      </label>
      <Help of={of} field={field} />
      {type === 'lines' && <textarea {...common} rows={4} maxLength={SITE_MESSAGE.value} />}
      {type === 'choice' && (
        <select {...common}>
          <option value="">{UI_WORDS.choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {type === 'file' && (
        <>
          <input {...common} type="file" multiple accept={MESSAGE_FILE_ACCEPT} />
          <small className="bp-help">{UI_WORDS.fileBounds}</small>
        </>
      )}
      {input && <input {...common} {...input} maxLength={SITE_MESSAGE.value} />}
    </div>
  );
}

/** One of the options, all in sight. */
function Chips({ of, field }: Pick<OwnFieldProps, 'of' | 'field'>) {
  const { name, required, options = [] } = field;
  return (
    <fieldset className="bp-chips" aria-describedby={helpId(of, field)}>
      <legend>
        <Words field={field} />
      </legend>
      <Help of={of} field={field} />
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} required={required} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Several of the options. No browser checks that there is one: the server does. */
function Choices({ of, field }: Pick<OwnFieldProps, 'of' | 'field'>) {
  const { name, options = [] } = field;
  return (
    <fieldset className="bp-choices" aria-describedby={helpId(of, field)}>
      <legend>
        <Words field={field} />
        {field.required && <span className="bp-hidden">{UI_WORDS.required}</span>}
      </legend>
      <Help of={of} field={field} />
      <div>
        {options.map((option) => (
          <label key={option} className="bp-check">
            <input type="checkbox" name={name} value={option} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Consent({ of, field }: Pick<OwnFieldProps, 'of' | 'field'>) {
  const { name, required } = field;
  return (
    <div className="bp-field bp-field-wide">
      <label className="bp-check">
        <input
          id={controlId(of, field)}
          type="checkbox"
          name={name}
          value="1"
          required={required}
          aria-describedby={helpId(of, field)}
        />
        <span>
          <Words field={field} />
        </span>
      </label>
      <Help of={of} field={field} />
    </div>
  );
}

/** One of the owner's own fields. */
export function OwnField({ of, field, hasChips }: OwnFieldProps) {
  if (field.type === 'consent') return <Consent of={of} field={field} />;
  if (field.type === 'choices') return <Choices of={of} field={field} />;
  if (field.type === 'choice' && hasChips) return <Chips of={of} field={field} />;
  return <LabelledControl of={of} field={field} />;
}
