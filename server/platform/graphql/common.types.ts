/** GraphQL types that several features answer. */
import { Field, ObjectType } from 'type-graphql';
import { ERRORS, type ErrorCode } from '#core/errors/errors.js';
import { enumOf } from './enum.js';
import { KeyResources } from './keys.js';

@KeyResources()
@ObjectType('Ack', { description: 'Done. What could not be done is an error instead.' })
export class AckType {
  @Field(() => Boolean, { description: 'Always true: the call succeeded, or it ends with an error.' })
  success!: boolean;

  @Field(() => String, { description: 'A Persian sentence for the person.' })
  message!: string;
}

/** The currency by name; every amount names its unit in its field. */
export const CurrencyEnum = enumOf<'IRR'>('Currency', 'The currency of the records.', { IRR: 'The Iranian rial.' });

/** From core/errors/errors.ts, in the words of its English messages. */
export const ErrorCodeEnum = enumOf<ErrorCode>(
  'ErrorCode',
  'Why something was refused or failed: `extensions.code` of an error, and the reasons of payments.',
  Object.fromEntries(Object.entries(ERRORS).map(([code, { message }]) => [code, message])) as Record<ErrorCode, string>,
);
