/** A REST route as data: the router serves it, the OpenAPI document describes it, the contract tests walk it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { KeyAccess } from '../../graphql/keys.js';
import { bindAnswer, type Answer, type BoundAnswer } from './answer.js';
import type { RenderedError } from '../error-body.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Coarse access, checked by the router before the service checks the fine one. */
export type Access = 'public' | 'user' | 'admin';

export interface RouteCall<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteSpec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A> {
  readonly method: Method;
  /** Under /api, parameters in braces: `/orders/{id}`. */
  readonly path: string;
  /** Other spellings that reach the same handler: `POST /orders`. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** What an API key may; of an administrators' route nothing, so that it needs no mention. */
  readonly keys?: KeyAccess;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  /** Parsed after snake_case keys have become camelCase. */
  readonly body?: B;
  /** Bytes of a JSON body, where it contains a design or a file; default `BODY_BYTES.usual`. */
  readonly bodyBytes?: number;
  /** The call contains files: which ones are allowed. Read one with `readUpload`, several with `formReader`. */
  readonly upload?: string;
  /** The multipart field of the files, `file` where not said. */
  readonly uploadField?: string;
  /** Text fields that are allowed beside the files, as they are spelled in the form. */
  readonly uploadFields?: readonly string[];
  /** A GET that a browser makes itself (a download, an `<img>`): the download cookie counts, too (D-39). */
  readonly byBrowser?: true;
  /** The response, camelCase keys: a view of what the handler returns, or the schema of what it returns as it is. */
  readonly response: z.ZodType | Answer<A>;
  /** What the specification wants in the answer when the call fails. */
  readonly whenFailed?: FailureFields;
  /** HTTP status of success, 200 where not said. */
  readonly status?: number;
  /** What is answered; the router writes it in snake_case. `undefined` when the handler has replied itself. */
  readonly handle: (ctx: Ctx, call: RouteCall<z.output<P>, z.output<Q>, z.output<B>>) => Promise<A | undefined>;
}

/** Fields that the error responses of one route have besides the common ones; camelCase. */
export type FailureFields =
  Readonly<Record<string, unknown>> | ((error: RenderedError) => Readonly<Record<string, unknown>>);

export type Route = RouteSpec<z.ZodType, z.ZodType, z.ZodType, unknown>;

/** A route whose response is resolved, after the GraphQL schema was built. */
export interface BoundRoute extends Route {
  readonly response: z.ZodType;
  readonly render: BoundAnswer<unknown>['render'];
}

export function bindRoutes(routes: readonly Route[], schema: GraphQLSchema): BoundRoute[] {
  return routes.map((each) => {
    const { schema: response, render } = bindAnswer(each.response, schema);
    return { ...each, response, render };
  });
}

/** Declares a route with its inputs inferred from their schemas. */
export function route<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A = unknown,
>(spec: RouteSpec<P, Q, B, A>): Route {
  return spec as unknown as Route;
}
