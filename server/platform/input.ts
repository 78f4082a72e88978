import type { z } from 'zod';
import { AppError, type FieldFault } from '#core/errors/errors.js';

/** Persian sentences for zod's own faults; a schema's own message wins where it is Persian already. */
function persianMessage(issue: z.core.$ZodIssue): string {
  if (/[\u0600-\u06ff]/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_small':
      return 'این مقدار کوتاه‌تر یا کمتر از اندازهٔ مجاز است.';
    case 'too_big':
      return 'این مقدار بلندتر یا بیشتر از اندازهٔ مجاز است.';
    case 'invalid_format':
      return 'قالب این مقدار درست نیست.';
    default:
      return 'این مقدار درست نیست یا جا افتاده است.';
  }
}

/** How many faults are answered: a body may have as many as it has values. */
const MOST_FAULTS = 100;

/** The first faults of a zod error by field path (`wizardData.userInfo.domain`). */
function fieldFaults(error: z.ZodError): FieldFault[] {
  const first = error.issues.slice(0, MOST_FAULTS);
  return first.map((issue) => ({ path: issue.path.join('.'), message: persianMessage(issue) }));
}

/** What came from outside, checked. @throws AppError VALIDATION_ERROR that names each faulty field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_ERROR', { fields: fieldFaults(parsed.error), cause: parsed.error });
}
