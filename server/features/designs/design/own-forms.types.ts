/** The own fields of forms as an output and an input of GraphQL; core/design/section-forms.ts has the bounds. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { OWN_FIELDS } from '#core/sections/form-fields.js';
import type { FormFieldType } from '#core/sites/site-forms.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';

const FormFieldTypeEnum = enumOf<FormFieldType>(
  'FormFieldType',
  'The kinds of answers that a field of a form asks for.',
  {
    text: 'A line of text.',
    phone: 'A telephone number.',
    email: 'An e-mail address.',
    choice: 'One of its options.',
    lines: 'A text of several lines.',
    number: 'A number, also with decimals.',
    choices: 'Any of its options.',
    date: 'A day of the Jalali calendar, 1405/08/30.',
    consent: 'A box to tick.',
    file: 'One file or several: JPEG, PNG, WebP, PDF or DOCX.',
  },
);

const FIELD = 'A field of a form.';

@KeyResources()
@ObjectType('DesignFormField', { description: FIELD, simpleResolvers: true })
@InputType('DesignFormFieldInput', { description: FIELD })
class DesignFormFieldType {
  @Field(() => String, {
    nullable: true,
    description:
      'Required. The name under which answers are stored, unique in the form: a small letter, then up to 30 small ' +
      'letters, digits and underscores. It stays when the label changes; `name` is the name of the sender, and a field ' +
      'named `when` makes the form a booking.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Required. Up to ${OWN_FIELDS.label} characters; an empty one hides the field.`,
  })
  label?: string | null;

  @Field(() => FormFieldTypeEnum, { nullable: true, description: 'Required. What it asks for.' })
  type?: FormFieldType | null;

  @Field(() => Boolean, { nullable: true, description: 'Required. Whether it must be answered.' })
  required?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: `A sentence that helps to answer the field; up to ${OWN_FIELDS.help} characters.`,
  })
  help?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `The options of choice and choices, up to ${OWN_FIELDS.option} characters each. Bounded: at most ${OWN_FIELDS.options}.`,
  })
  options?: readonly string[] | null;
}

const OWN_FORM = "The owner's own fields of a form, in the place of those of its layout.";
export const OWN_FORMS = `${OWN_FORM} Bounded: at most ${OWN_FIELDS.forms}.`;

@KeyResources()
@ObjectType('DesignForm', { description: OWN_FORM, simpleResolvers: true })
@InputType('DesignFormInput', { description: OWN_FORM })
export class DesignFormType {
  @Field(() => String, {
    nullable: true,
    description: 'Required. The part of a full page with the form: forms, forms2; empty in a section that is a form.',
  })
  part?: string | null;

  @Field(() => [DesignFormFieldType], {
    nullable: true,
    description: `Required. In their order. Bounded: 1 to ${SITE_MESSAGE.fields}.`,
  })
  fields?: readonly DesignFormFieldType[] | null;
}
