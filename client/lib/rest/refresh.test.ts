import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { filter, firstValueFrom, from, Observable } from 'rxjs';
import { refetchOnceSettled, refreshQueries } from './refresh.js';

const QUERY = gql`
  query Things {
    things
  }
`;

/** A watched query whose requests are answered by calling `answers`, in their order. */
function watchThings() {
  const answers: ((things: number) => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push((things) => {
          observer.next({ data: { things } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const watched = client.watchQuery({ query: QUERY });
  return { client, watched, answers };
}

test('signing out while lists are read anew cannot throw', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let requested = 0;
  // The first answer comes, the second never does.
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requested += 1;
        if (requested === 1) observer.next({ data: { things: 1 } });
        if (requested === 1) observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const watched = client.watchQuery({ query: QUERY });
  const seen = watched.subscribe(() => undefined);
  await firstValueFrom(from(watched).pipe(filter(({ data }) => data !== undefined)));
  const refreshed = refreshQueries(client, new Set(['Things']));
  await client.clearStore();
  await expect(refreshed).resolves.toBeUndefined();
  expect(requested).toBe(2);
  seen.unsubscribe();
  warn.mockRestore();
});

test('a change while a list is read shows in the end', async () => {
  const { client, watched, answers } = watchThings();
  const seen = watched.subscribe(() => undefined);
  const first = refreshQueries(client, new Set(['Things']));
  const second = refreshQueries(client, new Set(['Things']));
  answers[0]?.(1);
  await firstValueFrom(from(watched).pipe(filter(({ data, loading }) => data !== undefined && loading)));
  answers[1]?.(2);
  await Promise.all([first, second]);
  expect([watched.getCurrentResult().data, answers.length]).toEqual([{ things: 2 }, 2]);
  seen.unsubscribe();
});

test('a query cannot keep what it read before the change', async () => {
  const { watched, answers } = watchThings();
  const seen = watched.subscribe(() => undefined);
  const settled = firstValueFrom(from(watched).pipe(filter(({ data, loading }) => data !== undefined && loading)));
  const refreshed = refetchOnceSettled(watched);
  answers[0]?.(1);
  await settled;
  answers[1]?.(2);
  await refreshed;
  expect([watched.getCurrentResult().data, answers.length]).toEqual([{ things: 2 }, 2]);
  seen.unsubscribe();
});

test('a list that cannot be read says so at once', async () => {
  let requested = 0;
  let fail = (): void => undefined;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requested += 1;
        fail = () => observer.error(new TypeError('no network'));
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const watched = client.watchQuery({ query: QUERY });
  const seen = watched.subscribe(() => undefined);
  const refreshed = refreshQueries(client, new Set(['Things']));
  fail();
  await refreshed;
  expect([watched.getCurrentResult().error?.message, requested]).toEqual(['no network', 1]);
  seen.unsubscribe();
});
