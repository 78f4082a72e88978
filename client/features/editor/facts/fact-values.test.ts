import { takenOf, valuesOf } from './fact-values.js';

describe('the fields of the facts', () => {
  test('show what is stored, and give it back', () => {
    const facts = {
      name: 'کافه مهر',
      phone: '۰۲۱-۱۲۳۴۵۶۷۸',
      hours: [{ days: 'هر روز', times: '۸ تا ۲۲' }],
      profiles: { telegram: '@mehr' },
      answers: { prices: [{ title: 'لاته', text: '۱۲۰ هزار تومان' }] },
    };
    expect(takenOf(valuesOf(facts)).facts).toEqual(facts);
  });

  test('empty ones are no facts', () => {
    expect(takenOf(valuesOf()).facts).toBeUndefined();
  });

  test('what cannot be taken yet is kept as it was typed', () => {
    const { facts, held } = takenOf({ ...valuesOf({ name: 'کافه' }), phone: '۰۲۱-۱۲' });
    expect(facts).toEqual({ name: 'کافه' });
    expect(held).toContainEqual(['fact phone', '۰۲۱-۱۲']);
    expect(valuesOf(facts, { 'fact phone': '۰۲۱-۱۲' }).phone).toBe('۰۲۱-۱۲');
  });

  test('an emptied line of hours moves the others up', () => {
    const values = valuesOf({
      hours: [
        { days: 'شنبه', times: '' },
        { days: 'جمعه', times: 'تعطیل' },
      ],
    });
    const hours = [{ days: '', times: '' }, ...values.hours.slice(1)];
    expect(takenOf({ ...values, hours }).facts).toEqual({ hours: [{ days: 'جمعه', times: 'تعطیل' }] });
  });
});
