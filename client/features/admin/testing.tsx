/** The surroundings of the administrators' components in tests. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import type { GraphQLFormattedError } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';

interface Open {
  readonly mocks?: readonly MockLink.MockedResponse[];
  readonly at?: string;
}

export function openAdmin(part: ReactNode, { mocks = [], at = '/admin' }: Open = {}): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks}>
        <>
          <ModalHost />
          <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
        </>
      </MockedProvider>
    </MantineProvider>,
  );
}

/** An answer to an operation, checked against its types. */
export function mockOf<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables | ((variables: Variables) => boolean),
  result: { readonly data: Data } | { readonly errors: readonly GraphQLFormattedError[] },
): MockLink.MockedResponse {
  return { request: { query, variables }, result } as MockLink.MockedResponse;
}

/** One page of a list as the server answers it. */
export function pageOf<Name extends string, Item extends object>(__typename: Name, items: readonly Item[]) {
  const pagination = { __typename: 'Pagination' as const, page: 1, pages: 1, total: items.length };
  return { __typename, items: [...items], pagination };
}
