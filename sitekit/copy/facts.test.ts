/** The samples of one trade never contradict each other: one business speaks in all sections. */
import { tradeCopy } from '../layouts/layouts.js';
import { TRADES } from '../templates/trades.js';
import { contradictionsIn, figuresIn, statementsOf, valueOf, yearsOf } from '../testing/trade-facts.js';
import { daysIn, hourContradictions, hoursIn } from '../testing/trade-hours.js';
import {
  deliveryContradictions,
  peopleContradictions,
  planContradictions,
  streetContradictions,
} from '../testing/trade-people.js';

/** The year in which the samples speak: that of their posts. */
const TODAY = 1404;

describe('the facts of a trade', () => {
  test.each(TRADES)('%s gives one figure for one thing', (trade) => {
    expect(contradictionsIn(statementsOf(trade))).toEqual([]);
  });

  test.each(TRADES)('%s is as old as its history', (trade) => {
    const { milestones, experience } = yearsOf(trade);
    expect(milestones).toEqual(milestones.toSorted());
    for (const years of experience) expect(milestones).toContain(TODAY - years);
  });

  test.each(TRADES)('%s keeps its opening hours everywhere', (trade) => {
    expect(hourContradictions(trade)).toEqual([]);
  });

  test.each(TRADES)('%s names the same people', (trade) => {
    expect(peopleContradictions(trade)).toEqual([]);
  });

  test.each(TRADES)('%s promises in a plan what it compares', (trade) => {
    expect([...planContradictions(trade), ...deliveryContradictions(trade)]).toEqual([]);
  });

  test.each(TRADES)('%s has one address', (trade) => {
    expect(streetContradictions(trade)).toEqual([]);
  });

  test('a salon without men has none in its team', () => {
    const { contact, sections } = tradeCopy('beauty');
    expect(contact.extra).toContain('ورود آقایان به سالن ممکن نیست');
    expect(new Set(sections?.team.members.map(([, , , bust]) => bust))).toEqual(new Set(['woman']));
  });
});

describe('the judges of facts', () => {
  test.each([
    ['۱٬۲۵۰', 1250],
    ['بیست‌ودو', 22],
    ['صد و چهل', 140],
    ['سیزده هزار', 13_000],
    ['۹۹٫۹۵', 99.95],
  ])('read %s', (text, value) => expect(valueOf(text)).toBe(value));

  test('read days and hours', () => {
    expect(daysIn('شنبه تا چهارشنبه')).toEqual([0, 1, 2, 3, 4]);
    expect(daysIn('یکشنبه و سه‌شنبه')).toEqual([1, 3]);
    expect(daysIn('هر روز جز جمعه')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(daysIn('ناهار')).toBeNull();
    expect(hoursIn('۹ صبح تا ۸ شب')).toEqual([9, 20]);
    expect(hoursIn('۱۵ تا ۱۶:۳۰')).toEqual([15, 16.5]);
  });

  test('find each fact in two places of some trade', () => {
    const twice = new Set(
      TRADES.flatMap((trade) =>
        [...figuresIn(statementsOf(trade))]
          .filter(([, values]) => [...values.values()].flat().length > 1)
          .map(([fact]) => fact),
      ),
    );
    const once = new Set(TRADES.flatMap((trade) => [...figuresIn(statementsOf(trade)).keys()]));
    expect([...once].filter((fact) => !twice.has(fact))).toEqual([]);
  });

  test.each([
    ['classSize', '۸ نفر، حداکثر در هر کلاس', 'گروه دوازده‌نفره'],
    ['makerShare', 'سهم سازنده، ۶۰ درصد قیمت', 'سهم سازنده از فروش، ۵۵٪'],
    ['freeShippingFrom', 'ارسال رایگان بالای یک میلیون تومان', 'ارسال به سراسر ایران رایگان است'],
    ['doctors', '۱۸ پزشک، از دوازده تخصص', 'هفده پزشک کنار شما'],
  ])('see that %s is told in two ways', (fact, one, other) => {
    const statements = [one, other].map((text, at) => ({ place: `place${at}`, text }));
    expect(contradictionsIn(statements)[0]).toMatch(new RegExp(`^${fact}: `));
  });
});
