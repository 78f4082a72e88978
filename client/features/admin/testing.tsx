/** The surroundings of the administrators' components in tests. */
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ModalHost } from '../../ui/modal-host.js';

interface Open {
  readonly mocks?: readonly object[];
  readonly at?: string;
}

export function openAdmin(part: ReactNode, { mocks = [], at = '/admin' }: Open = {}): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks as never}>
        <>
          <ModalHost />
          <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
        </>
      </MockedProvider>
    </MantineProvider>,
  );
}

/** One page of a list as the server answers it. */
export function pageOf(__typename: string, items: readonly object[], over: object = {}): object {
  const pagination = { __typename: 'Pagination', page: 1, pages: 1, total: items.length };
  return { __typename, items, pagination, ...over };
}
