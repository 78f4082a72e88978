/** The fields of the create-order dialog: a title; price, description and comments as one likes. */
import { z } from 'zod';
import { parseAmount } from '#core/text/digits.js';
import { TEXT } from '#core/limits/limits.js';
import { hasDangerousMarkup, PLAIN_TEXT, plainText } from '#core/text/plain-text.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';

const { faults } = orderMessages.create;

function words(max: number) {
  return z
    .string()
    .trim()
    .max(max, faults.tooLong(max))
    .refine((text) => !hasDangerousMarkup(text), faults.markup);
}

/** Raw form values; the price is toman as typed, in any digits. */
export const createOrderSchema = z.object({
  title: words(TEXT.title).refine((text) => plainText(text) !== '', faults.title),
  price: z
    .string()
    .trim()
    .refine((typed) => typed === '' || (parseAmount(typed) ?? 0) > 0, faults.price),
  description: words(PLAIN_TEXT.max),
  comments: words(PLAIN_TEXT.max),
});

export interface NotedOrder {
  readonly title: string;
  readonly description: string;
  readonly comments: string;
  /** Toman: what the customer means to spend. */
  readonly price: number | null;
}

/** @throws ZodError for what the form would not have let through. */
export function readCreateOrder(values: z.input<typeof createOrderSchema>): NotedOrder {
  const { title, price, description, comments } = createOrderSchema.parse(values);
  return {
    title: plainText(title, TEXT.title),
    description: plainText(description),
    comments: plainText(comments),
    price: price === '' ? null : parseAmount(price),
  };
}
