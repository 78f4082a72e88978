import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Waiting } from './waiting.js';

const fillsWindow = (address: string): boolean => {
  const { unmount } = render(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>
        <Waiting />
      </MemoryRouter>
    </MantineProvider>,
  );
  const isFull = document.documentElement.hasAttribute('data-full-bleed');
  unmount();
  return isFull;
};

test('no header comes and goes before the studio', () => {
  expect(['/wizard?step=2', '/wizard?step=6'].map(fillsWindow)).toEqual([true, true]);
});

test('the first step is waited for below the header', () => {
  expect(['/wizard', '/wizard?step=1', '/wizard?step=x'].map(fillsWindow)).toEqual([false, false, false]);
});
