import { z } from 'zod';

/** An address of the environment, without slashes at its end. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
