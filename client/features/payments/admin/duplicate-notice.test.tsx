import { screen } from '@testing-library/react';
import { openAdmin } from '#client/ui/admin/testing.js';
import { DuplicateNotice } from './duplicate-notice.js';

test('S-196 a duplicate reference id has a warning', () => {
  openAdmin(<DuplicateNotice refIds={['201', '305']} />);
  expect(screen.getByRole('alert').textContent).toContain('۲ کد پیگیری');
  expect(screen.getByRole('alert').textContent).toContain('305');
});
