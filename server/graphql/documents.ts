/**
 * Parsed and validated texts of subscriptions. All open pages send the same few, and after a restart all of them
 * come back at once: each text is read once.
 */
import { GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isComparable, QUERY_LIMITS, VALIDATION_RULES } from './limits.js';

/** Texts come from strangers: neither their number nor their length may grow without bound. */
const MAX_KNOWN = 200;
const MAX_LENGTH = 4096;
const TOO_OFTEN = 'The query selects one field too often.';

export type Documents = (text: string) => DocumentNode | readonly GraphQLError[];

export function isDocument(read: ReturnType<Documents>): read is DocumentNode {
  return 'kind' in read;
}

/** Named as Apollo names them over HTTP: faults of the caller, not of ours. */
function named(code: 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED', fault: unknown): GraphQLError {
  if (!(fault instanceof GraphQLError)) throw fault;
  const { message, nodes, source, positions } = fault;
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}

/** Gives the faults of a text that cannot be read, or is none of this schema. */
export function readDocuments(schema: GraphQLSchema): Documents {
  const rules = [...specifiedRules, ...VALIDATION_RULES];
  const known = new LRUCache<string, DocumentNode>({ max: MAX_KNOWN });
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const document = parsed(text);
    if (document instanceof GraphQLError) return [document];
    const faults = validate(schema, document, rules);
    if (faults.length > 0) return faults.map((fault) => named('GRAPHQL_VALIDATION_FAILED', fault));
    if (text.length <= MAX_LENGTH) known.set(text, document);
    return document;
  };
}

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    const document = parse(text, { maxTokens: QUERY_LIMITS.tokens });
    return isComparable(document) ? document : named('GRAPHQL_VALIDATION_FAILED', new GraphQLError(TOO_OFTEN));
  } catch (fault) {
    return named('GRAPHQL_PARSE_FAILED', fault);
  }
}
