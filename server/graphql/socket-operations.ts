/** Operations over a socket: parsed, limited and admitted as over HTTP. */
import {
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { assertValueShape } from '#platform/http/json-body.js';
import type { Gate } from '#platform/limits/gate.js';
import { isDocument, type Documents } from './documents.js';
import { formatGraphQLError, type Rendering } from './errors.js';
import { assertAffordable } from './limits.js';
import { rootFields, typesInside } from './root-fields.js';

/** The operation, or the error for which it cannot be run: only it is refused, the others of its socket continue. */
export function readOperation(
  schema: GraphQLSchema,
  documents: Documents,
  { query, variables, operationName }: SubscribePayload,
): ReturnType<Documents> {
  const document = documents(query);
  if (!isDocument(document)) return document;
  if (!getOperationAST(document, operationName))
    return [new GraphQLError('There is no such operation.', { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } })];
  try {
    assertValueShape(variables);
    assertAffordable(schema, document, variables ?? {}, operationName ?? undefined);
    return document;
  } catch (error) {
    return [error instanceof GraphQLError ? error : refusal(error)];
  }
}

/** A refusal of one operation. Anything but an AppError is thrown on. */
export function refusal(error: unknown): GraphQLError {
  if (!(error instanceof AppError)) throw error;
  return new GraphQLError(error.message, { originalError: error });
}

/** The root fields of an operation, or the error for which the gate refuses it. */
export async function admitted(gate: Gate, args: ExecutionArgs): Promise<readonly string[] | GraphQLError> {
  const { schema, document, operationName, contextValue } = args;
  const operation = getOperationAST(document, operationName);
  const fields = operation ? rootFields(document, operation) : [];
  const inside = (): readonly string[] => (operation ? typesInside(schema, document, operation) : []);
  return gate(contextValue as Ctx, fields, inside).then(() => fields, refusal);
}

/** Errors as clients receive them; details of faults are logged with the request id and left out. */
export function formatErrors(errors: readonly GraphQLError[], rendering: Rendering): readonly GraphQLFormattedError[] {
  return errors.map((error) => formatGraphQLError(error.toJSON?.() ?? error, error, rendering));
}

/** A result as clients receive it. */
export function formatResult({ errors, ...result }: ExecutionResult, rendering: Rendering): FormattedExecutionResult {
  return errors ? { ...result, errors: formatErrors(errors, rendering) } : result;
}

/** The error of a resolver that is a fault of ours and left nothing of the answer; null for every other result. */
export function faultOf({ data, errors = [] }: ExecutionResult): Error | null {
  if (data) return null;
  const isOurs = ({ originalError }: GraphQLError): boolean =>
    originalError instanceof Error && !(originalError instanceof AppError) && !(originalError instanceof GraphQLError);
  return errors.find(isOurs)?.originalError ?? null;
}
