import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { common } from '#client/lib/messages/common.messages.js';
import { FaPagination } from './fa-pagination.js';

function open(page: number, pages: number) {
  const onChange = jest.fn<(page: number) => void>();
  render(
    <MantineProvider env="test">
      <FaPagination page={page} pages={pages} onChange={onChange} />
    </MantineProvider>,
  );
  return onChange;
}

/** The links to pages, without "previous" and "next". */
function links(): (string | null)[] {
  const buttons = within(screen.getByRole('navigation', { name: common.pages })).getAllByRole('button');
  return buttons.slice(1, -1).map((button) => button.textContent);
}

test('S-195 seven pages are four links and the last one', () => {
  open(1, 7);
  expect(links()).toEqual(['۱', '۲', '۳', '۴', '۷']);
  expect(screen.getByRole('button', { name: common.page('۱') }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('button', { name: common.previousPage })).toHaveProperty('disabled', true);
});

test('S-195 in the middle the neighbours and both ends are linked', () => {
  const onChange = open(5, 9);
  expect(links()).toEqual(['۱', '۴', '۵', '۶', '۹']);
  fireEvent.click(screen.getByRole('button', { name: common.page('۶') }));
  fireEvent.click(screen.getByRole('button', { name: common.nextPage }));
  fireEvent.click(screen.getByRole('button', { name: common.previousPage }));
  expect(onChange.mock.calls).toEqual([[6], [6], [4]]);
});

test('one page has no links', () => {
  open(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
