/** `npm run spam:train`: writes the weights of words anew from the development half, and says what they are worth. */
import { writeFileSync } from 'node:fs';
import { crossValidated, ratesOf } from './cross-validate.js';
import { exampleOf, fit } from './fit.js';
import { messagesOf } from './messages.js';
import { tableFile, tableOf } from './table.js';

const messages = messagesOf('development');
const scores = crossValidated(messages);
for (let least = 0; least <= 3; least += 0.2)
  console.log(
    least,
    ratesOf(messages, (message) => (scores.get(message) ?? 0) >= least),
  );
const file = 'server/features/inbox/spam/word-weights.ts';
writeFileSync(file, tableFile(tableOf(fit(messages.map(exampleOf)))));
