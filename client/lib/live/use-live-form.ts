import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { afterPress } from './after-press.js';

/**
 * A form that answers while one types, yet not before one is done typing for the first time: a field is judged when
 * it is left, and from then on with every key, together with the others that were left (a repeated password
 * follows the first). Mantine hands over the raw values: parse them with the same schema when submitting.
 */
export function useLiveForm<V extends Record<string, unknown>>(
  schema: z.ZodType<unknown, V>,
  initialValues: V,
): UseFormReturnType<V> {
  const left = useRef(new Set<string>());
  const form = useForm<V>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    enhanceGetInputProps: ({ field, form: self }) => ({
      onBlur: () => {
        left.current.add(String(field));
        afterPress(() => self.validateField(field));
      },
    }),
  });
  const { values, validateField } = form;
  useEffect(() => {
    for (const field of left.current) validateField(field);
    // The values are what it follows; Mantine makes a new function with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values]);
  return form;
}
