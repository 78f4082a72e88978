/**
 * Parsed and validated texts of subscriptions. All open pages send the same few, and after a restart all of them
 * come back at once: each text is read once.
 */
import { parse, specifiedRules, validate, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { armorProtection, QUERY_LIMITS } from './limits.js';

/** Texts come from strangers: neither their number nor their length may grow without bound. */
const MAX_KNOWN = 200;
const MAX_LENGTH = 4096;

export type Documents = (text: string) => DocumentNode | readonly GraphQLError[];

export function isDocument(read: ReturnType<Documents>): read is DocumentNode {
  return 'kind' in read;
}

/** Gives the faults of a text that is none of this schema. @throws GraphQLError for one that cannot be parsed. */
export function readDocuments(schema: GraphQLSchema): Documents {
  const rules = [...specifiedRules, ...(armorProtection.validationRules ?? [])];
  const known = new LRUCache<string, DocumentNode>({ max: MAX_KNOWN });
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const document = parse(text, { maxTokens: QUERY_LIMITS.tokens });
    const faults = validate(schema, document, rules);
    if (faults.length > 0) return faults;
    if (text.length <= MAX_LENGTH) known.set(text, document);
    return document;
  };
}
