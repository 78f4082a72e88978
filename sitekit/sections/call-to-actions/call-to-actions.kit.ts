import { pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { callToActionsLayouts } from './call-to-actions.layouts.js';

export const callToActionsKit: SectionKit = {
  layouts: callToActionsLayouts,
  samples: ({ cta, contact }) => ({
    title: cta.title,
    text: cta.text,
    primary: cta.primary,
    secondary: cta.secondary,
    phone: contact.phone,
    ...pairs('step', cta.steps),
  }),
};
