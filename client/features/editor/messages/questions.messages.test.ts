import { ANSWERS } from '#core/limits/limits.js';
import { TRADES } from '#core/design/trades.js';
import { openQuestions, questionsOf } from './questions.messages.js';

test.each(TRADES)('%s is asked three to six short questions', (trade) => {
  const questions = questionsOf(trade);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(questions.length).toBeLessThanOrEqual(6);
  expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
  for (const { example, more } of questions) {
    expect(example.length).toBeLessThanOrEqual(ANSWERS.title);
    expect(more?.example.length ?? 0).toBeLessThanOrEqual(ANSWERS.text);
  }
});

test.each(['', 'unheard', 'constructor'])('the trade %j is asked the general questions', (trade) => {
  expect(questionsOf(trade)).toEqual(questionsOf('general'));
});

test('what was answered for another trade can still be changed', () => {
  expect(questionsOf('law', ['partners', 'services']).map(({ key }) => key)).toEqual([
    'services',
    'people',
    'years',
    'partners',
  ]);
});

test('open questions are named until they are answered', () => {
  const services = [{ title: 'دعاوی خانواده', text: '' }];
  expect(openQuestions('law')).toEqual(['زمینه‌های وکالت', 'وکیل‌ها', 'سابقهٔ کار']);
  expect(openQuestions('law', { services })).toEqual(['وکیل‌ها', 'سابقهٔ کار']);
});
