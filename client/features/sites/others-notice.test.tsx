import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { OthersNotice } from './others-notice.js';

const { others } = sitePageMessages;

function textFor(customer: { readonly id: string; readonly fullName: string | null; readonly email: string } | null) {
  const { container } = render(
    <MantineProvider env="test">
      <OthersNotice site={{ customer }} />
    </MantineProvider>,
  );
  return container.textContent;
}

test.each([
  ['سارا راد', 'سارا راد'],
  [null, 'sara@example.ir'],
])('an administrator reads whose site it is (%s)', (fullName, shown) => {
  const text = textFor({ id: 'u1', fullName, email: 'sara@example.ir' });
  expect(text).toContain(shown);
  expect(text).toContain(others.text);
});

test('an administrator reads that the account was removed', () => {
  expect(textFor(null)).toContain(others.removed);
});
