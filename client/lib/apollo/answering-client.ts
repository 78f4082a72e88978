/** For tests: a client that answers without a network. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { OWN_ANSWERS } from './deduplication.js';

/**
 * The answers of the server by the name of the operation. An answer of `errors` is a refusal; no answer waits for ever.
 */
export type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => ApolloLink.Result | null>>;

/** A client with the options of the application's that is answered by `answers`. */
export function answeringClient(answers: Answers): ApolloClient {
  return new ApolloClient({ cache: new InMemoryCache(), link: answering(answers), defaultOptions: OWN_ANSWERS });
}

function answering(answers: Answers): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const answer = answers[operation.operationName ?? '']?.(operation.variables);
        if (!answer) return;
        queueMicrotask(() => {
          observer.next(answer);
          observer.complete();
        });
      }),
  );
}
