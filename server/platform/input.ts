import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { FIELD_FAULTS, type FieldFault, type FieldFaultCode } from '#core/errors/field-faults.js';
import { nearestName } from './nearest-name.js';

/** The value at the path of a fault; undefined where it was left out. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): FieldFaultCode {
  switch (issue.code) {
    case 'too_small':
      return 'FIELD_TOO_SMALL';
    case 'too_big':
      return 'FIELD_TOO_LARGE';
    case 'invalid_format':
      return 'FIELD_FORMAT';
    case 'custom':
      return 'FIELD_INVALID';
    default:
      return valueAt(value, issue.path) === undefined ? 'FIELD_MISSING' : 'FIELD_INVALID';
  }
}

/** How many faults are answered: a body may have as many as it has values. */
const MOST_FAULTS = 100;

/** The fields of an object; none of any other schema. */
function fieldsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap());
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/**
 * A schema's own message wins where it is Persian. A fault of names that a strict schema does not know is one fault for
 * each of them.
 */
function faultsOf(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): FieldFault[] {
  if (issue.code === 'unrecognized_keys') {
    const [code, message] = ['FIELD_UNKNOWN', FIELD_FAULTS.FIELD_UNKNOWN.fa] as const;
    const names = issue.path.length === 0 && fieldsOf(schema);
    return issue.keys.slice(0, MOST_FAULTS).map((key) => {
      const fault = { path: [...issue.path, key].join('.'), message, code };
      return names ? { ...fault, nearestField: nearestName(key, names) } : fault;
    });
  }
  const code = codeOf(issue, value);
  const message = /[\u0600-\u06ff]/.test(issue.message) ? issue.message : FIELD_FAULTS[code].fa;
  return [{ path: issue.path.join('.'), message, code }];
}

/** The first faults of a zod error by field path (`wizardData.userInfo.domain`). */
function fieldFaults(error: z.ZodError, value: unknown, schema: z.ZodType): FieldFault[] {
  return error.issues
    .slice(0, MOST_FAULTS)
    .flatMap((issue) => faultsOf(issue, value, schema))
    .slice(0, MOST_FAULTS);
}

/** Checks a value from outside. @throws AppError VALIDATION_ERROR that names each faulty field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_ERROR', { fields: fieldFaults(parsed.error, value, schema), cause: parsed.error });
}
