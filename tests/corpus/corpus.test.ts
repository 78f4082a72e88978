/** The share of written spam that the spam score finds, and of honest messages that it takes for spam. */
import { judgeMessage } from '#features/inbox/spam/spam-score.js';
import { CERTAIN } from '#features/inbox/spam/word-score.js';
import { START, STEP, WEIGHTS } from '#features/inbox/spam/word-weights.js';
import { crossValidated, ratesOf } from './cross-validate.js';
import { exampleOf, fit } from './fit.js';
import { messagesOf, type CorpusMessage } from './messages.js';
import { tableOf } from './table.js';

/** By the text alone: names and addresses of written messages say how they were written. */
const isQuarantined = ({ text: words }: CorpusMessage): boolean =>
  judgeMessage({
    fields: [{ label: 'پیام', value: words }],
    words,
    senderName: null,
    hasFilledHoneypot: false,
    isRepeated: false,
  }).level === 'certain';

it('has weights that were fitted to the development half', () => {
  const { start, step, weights } = tableOf(fit(messagesOf('development').map(exampleOf)));
  const known = new Int8Array(Buffer.from(WEIGHTS, 'base64'));
  expect(START).toBeCloseTo(start, 2);
  expect(STEP).toBeCloseTo(step, 3);
  // Processors may differ in the last digits of a power of e.
  const largest = weights.reduce((most, weight, place) => Math.max(most, Math.abs(weight - (known[place] ?? 0))), 0);
  expect(largest).toBeLessThanOrEqual(1);
});

it('fits nothing to the frozen half', () => {
  const frozen = new Set(messagesOf('frozen').map(({ text }) => text.trim()));
  expect(messagesOf('development').filter(({ text }) => frozen.has(text.trim()))).toEqual([]);
});

describe('messages left out of the fit', () => {
  const messages = messagesOf('development');
  const scores = crossValidated(messages);
  const isFirst = ({ file }: CorpusMessage): boolean => ['spam.jsonl', 'honest.jsonl'].includes(file);

  it.each([
    ['of all files, many of which were written to be hard', messages, 0.83],
    ['of the first two files', messages.filter(isFirst), 0.9],
  ])('are found, and honest ones let pass: %s', (_, part, least) => {
    const { found, wrong } = ratesOf(part, (message) => (scores.get(message) ?? 0) >= CERTAIN);
    expect(found).toBeGreaterThanOrEqual(least);
    expect(wrong).toBeLessThan(0.01);
  });
});

it.each([
  ['development', 0.98, 0.01],
  ['frozen', 0.95, 0.01],
] as const)('quarantines spam and lets honest messages pass: %s', (part, least, most) => {
  const { found, wrong } = ratesOf(messagesOf(part), isQuarantined);
  expect(found).toBeGreaterThanOrEqual(least);
  expect(wrong).toBeLessThanOrEqual(most);
});
