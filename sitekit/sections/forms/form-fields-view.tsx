import type { ReactNode } from 'react';
import type { FormField } from '#core/sites/site-forms.js';
import type { SectionProps } from '../../section.types.js';
import { OwnField } from './own-fields.js';

interface FormFieldsProps {
  readonly of: SectionProps;
  /** The own fields that are drawn here; left out, all of them. */
  readonly own?: readonly FormField[];
  /** Choices show their options as chips. */
  readonly hasChips?: boolean;
  /** The fields of the layout, drawn where the owner has made none. */
  readonly children: ReactNode;
}

/** The fields of a form: the owner's own, or else those of the layout. */
export function FormFields({ of, own = of.fields ?? [], hasChips = false, children }: FormFieldsProps) {
  if (!of.fields) return children;
  return own.map((field) => <OwnField key={field.name} of={of} field={field} hasChips={hasChips} />);
}
