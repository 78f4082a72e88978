/** A REST route as data: the router serves it, the OpenAPI document describes it, the contract tests walk it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { KeyAccess } from '../../graphql/keys.js';
import { bindAnswer, type Answer, type BoundAnswer } from './answer.js';
import type { RenderedError } from '../error-body.js';
import type { RenamedField } from './sent-path.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Coarse access, checked by the router before the service checks the fine one. */
export type Access = 'public' | 'user' | 'admin';

export interface RouteCall<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The header of a call that acts once; null without it, and where the route does not say that it takes one. */
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Example = Readonly<Record<string, unknown>>;

export interface RouteSpec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A> {
  readonly method: Method;
  /** Under /api, parameters in braces: `/orders/{id}`. */
  readonly path: string;
  /** Other paths that the documents of the customer have for the call: `POST /orders`. */
  readonly fallbacks?: readonly string[];
  /** Other paths of ours that reach the same handler; deprecated. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** The reach of an API key; administrators' routes are closed to keys, so that they need no mention. */
  readonly keys?: KeyAccess;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  /** Parsed after snake_case keys have become camelCase. A route of ours refuses others: `.strict()`, `noBody`. */
  readonly body?: B;
  /**
   * Fields that the service names in another way than the request does, as [name in the service, name as it is sent];
   * dots lead inside, and an empty name is the body itself. The first one counts whose place the request has. Faults
   * have their paths by it.
   */
  readonly renamed?: readonly RenamedField[];
  /**
   * The body of a call that works, in the names of the JSON; the texts beside files, or the query of a call without
   * a body. `{order}` stands for the id of an order.
   */
  readonly example?: Example;
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
  /** The media types of the file that is answered, where the answer is no JSON. */
  readonly file?: readonly string[];
  /** A call with the header Idempotency-Key acts once for one key: the handler gets it. */
  readonly takesIdempotencyKey?: true;
  /** The response, camelCase keys: a view of what the handler returns, or the schema of what it returns as it is. */
  readonly response: z.ZodType | Answer<A>;
  /** The fields that the specification wants in the answer when the call fails. */
  readonly whenFailed?: FailureFields;
  /** Caches may keep the answer so long, seconds: it is public and the same for everybody. Default: none may. */
  readonly cacheSeconds?: number;
  /** HTTP status of success, 200 where not said. */
  readonly status?: number;
  /** Answers the call; the router writes the answer in snake_case. `undefined` when the handler has replied itself. */
  readonly handle: (ctx: Ctx, call: RouteCall<z.output<P>, z.output<Q>, z.output<B>>) => Promise<A | undefined>;
}

/** Fields that the error responses of one route have besides the common ones; camelCase. */
export type FailureFields =
  Readonly<Record<string, unknown>> | ((error: RenderedError) => Readonly<Record<string, unknown>>);

export type Route = RouteSpec<z.ZodType, z.ZodType, z.ZodType, unknown>;

/** A route, or what gives it once the GraphQL schema was built (operation-route.ts). */
export type RouteDeclaration = Route | ((schema: GraphQLSchema) => Route);

/** A route whose response is resolved, after the GraphQL schema was built. */
export interface BoundRoute extends Route {
  readonly response: z.ZodType;
  readonly render: BoundAnswer<unknown>['render'];
}

/** @throws Error where a route names a type, field or operation that the schema lacks. */
export function bindRoutes(declared: readonly RouteDeclaration[], schema: GraphQLSchema): BoundRoute[] {
  return declared.map((each) => {
    const bound = typeof each === 'function' ? each(schema) : each;
    const { schema: response, render } = bindAnswer(bound.response, schema);
    return { ...bound, response, render };
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
