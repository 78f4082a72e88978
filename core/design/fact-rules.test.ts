import { FACTS, readFact } from './fact-rules.js';

describe('a fact as it is typed', () => {
  test.each([
    ['phone', '021-12345678', '۰۲۱-۱۲۳۴۵۶۷۸'],
    ['phone', ' ٠٢١ ١٢٣٤٥٦٧٨ ', '۰۲۱ ۱۲۳۴۵۶۷۸'],
    ['phone', '+98 21 1234 5678', '+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸'],
    ['phone', '1590', '۱۵۹۰'],
    ['mobile', '0912-123-4567', '۰۹۱۲-۱۲۳-۴۵۶۷'],
    ['email', 'Info@Cafe.Example', 'Info@Cafe.Example'],
    ['mapLink', 'neshan.org/maps/abc', 'https://neshan.org/maps/abc'],
    ['instagram', 'https://www.instagram.com/cafe.mehr/?hl=fa', '@cafe.mehr'],
    ['telegram', 't.me/mehr', '@mehr'],
    ['eitaa', 'https://eitaa.com/mehr', '@mehr'],
    ['bale', 'ble.ir/mehr', '@mehr'],
    ['whatsapp', 'https://wa.me/989121234567', '+989121234567'],
    ['name', '  كافه\u202e  مهر\n', 'کافه مهر'],
    ['trade', 'restaurant', 'restaurant'],
    ['address', '', ''],
  ] as const)('%s %j is kept as %j', (fact, typed, value) => {
    expect(readFact(fact, typed)).toEqual({ value });
    // A stored value is read again with every save.
    expect(readFact(fact, value)).toEqual({ value });
  });

  test.each([
    ['phone', '12345678'],
    ['phone', '021-12'],
    ['phone', '۰۲۱'.repeat(20)],
    ['phone', 'زنگ بزنید'],
    ['mobile', '021-12345678'],
    ['email', 'info@cafe'],
    ['email', 'a@b.example?bcc=c@d.example'],
    ['mapLink', 'javascript:alert(1)'],
    ['mapLink', 'http://neshan.org/a'],
    ['mapLink', 'https://user:pass@neshan.org/a'],
    ['mapLink', 'https://neshan.org/"><script>'],
    ['mapLink', 'https://localhost'],
    ['instagram', 'https://evil.example/mehr'],
    ['instagram', 'https://www.instagram.com/../x'],
    ['linkedin', 'کافه مهر'],
    ['trade', 'bank'],
    ['name', 'ن'.repeat(FACTS.name + 1)],
    ['address', 'ن'.repeat(FACTS.typed + 1)],
  ] as const)('%s cannot be %j', (fact, typed) => {
    expect(readFact(fact, typed)).toEqual({ fault: expect.stringMatching(/[آ-ی]/) });
  });

  test.each(['phone', 'email', 'mapLink', 'instagram'] as const)('the longest %s cannot keep it busy', (fact) => {
    const before = performance.now();
    readFact(fact, `${'a'.repeat(FACTS.typed - 2)}@`);
    // A pattern that tries every way to split this text would not end.
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
