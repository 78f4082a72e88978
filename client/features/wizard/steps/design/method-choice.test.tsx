import { fireEvent, screen } from '@testing-library/react';
import { renderWizard } from '../../testing/render-wizard.js';
import { MethodChoice } from './method-choice.js';

test('S-090 the method is chosen, kept and left', () => {
  const { wizard } = renderWizard(<MethodChoice />, { draft: { siteType: 'personal' } });
  fireEvent.click(screen.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }));
  expect([wizard().draft.method, wizard().draft.design.pages[0]?.sections.length]).toEqual(['dynamic', 0]);
});
