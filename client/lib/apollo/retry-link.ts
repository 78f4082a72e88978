/** Repeats calls that failed in a way that may pass: no answer, a status, or an error in the answer. */
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import { catchError, map, of, throwError } from 'rxjs';
import { ERRORS } from '#core/errors/errors.js';
import { isRetryable } from '#core/errors/fault-class.js';
import { RETRY } from '#core/limits/limits.js';
import { codeOf } from '../errors.js';
import { retryDelay } from '../rest/retry.js';

function isQuery(operation: ApolloLink.Operation): boolean {
  return operation.operationType === OperationTypeNode.QUERY;
}

/**
 * Queries, and what says of itself that it acts once: any other mutation that was lost on the way back may have been
 * done, and money must not move twice.
 */
function mayRepeat(operation: ApolloLink.Operation): boolean {
  return isQuery(operation) || operation.getContext()['repeatable'] === true;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The server requests a longer delay than we ever wait: its answer is final and is shown. */
function asksForLonger({ extensions }: GraphQLFormattedError): boolean {
  const details = extensions?.['details'] as { readonly retryAfterSeconds?: unknown } | undefined;
  return Number(details?.retryAfterSeconds ?? 0) * 1000 > RETRY.maxMs;
}

const UNAVAILABLE = 503;

/** A mutation with a key acts once, and is repeated if there was no answer; other faults are shown to the user. */
function mayPass(fault: GraphQLFormattedError, operation: ApolloLink.Operation): boolean {
  const code = codeOf(fault.extensions);
  // An unknown code does not show whether a retry helps.
  const status = code === 'UNKNOWN_ERROR' ? null : ERRORS[code].status;
  if (!isRetryable({ status, message: fault.message }) || asksForLonger(fault)) return false;
  return isQuery(operation) || status === UNAVAILABLE;
}

/** Below the repetitions: an answer with an error that may pass is thrown, since only what is thrown is repeated. */
const throwPassing = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const mayThrow = mayRepeat(operation) && result.errors?.some((fault) => mayPass(fault, operation));
      if (mayThrow) throw new CombinedGraphQLErrors(result);
      return result;
    }),
  ),
);

/** Outside of the retries: after the last attempt it is an answer again, with any data that it has. */
const answerAgain = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: unknown) =>
      CombinedGraphQLErrors.is(error)
        ? of({ data: error.data as ApolloLink.Result['data'], errors: [...error.errors], extensions: error.extensions })
        : throwError(() => error),
    ),
  ),
);

const repeat = new RetryLink({
  attempts: (attempt, operation, error) => {
    if (!mayRepeat(operation) || attempt >= RETRY.attempts) return false;
    if (CombinedGraphQLErrors.is(error)) return true;
    const status = ServerError.is(error) ? error.statusCode : null;
    return status === null ? !isAbort(error) : isRetryable({ status, message: '' });
  },
  delay: (attempt) => retryDelay(attempt),
});

export const retryLink = ApolloLink.from([answerAgain, repeat, throwPassing]);
