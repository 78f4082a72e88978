/** Names of owners whom visitors trust: what imitates them is found, and honest names are left alone. */
import { BANKS, BRANDS } from './protected-names.js';
import { isOpenLabel, labelVerdict } from './site-label.js';

describe('a brand', () => {
  it.each([...BRANDS, ...BANKS.map((bank) => `bank${bank}`)])('%s cannot be had without a review', (name) => {
    expect(labelVerdict(name)).toBe('imitates');
    expect(labelVerdict(`${name}-pay`)).toBe('imitates');
    expect(labelVerdict(`my${name}`)).toBe('imitates');
  });

  it.each([
    [
      'letters that look alike',
      'zarlnpal',
      'zar1npal',
      'digikaia',
      'nobltex',
      'sarnsung',
      'vvallex',
      'instagrarn',
      'g00gle',
    ],
    ['a letter too few', 'digikla', 'nobitx', 'zarinpl', 'bankmelat', 'behpardaht'],
    ['a letter too many', 'digikalaa', 'digiikala', 'nobitexx', 'zarinppal', 'telegramm'],
    ['another letter', 'bankmellet', 'dijikala', 'nobitez', 'zarinbal', 'instagran', 'asanpardakth'],
    ['two letters swapped', 'digiakla', 'nobietx', 'zarnipal', 'bankmlelat'],
    ['two slips in a long name', 'behpardakat', 'asanpardikhht'],
    [
      'words around it',
      'digikalashop',
      'my-digikala',
      'shopnobitexonline',
      'zarinpall-gateway',
      'nobitex-ir',
      'mydigikla',
    ],
    ['hyphens', 'digi-kala', 'd-i-g-i-k-a-l-a', 'nobi-tex', 'bank-mellet'],
  ])('cannot be imitated by %s', (_how, ...labels) => {
    expect(labels.filter((label) => isOpenLabel(label))).toEqual([]);
  });
});

describe('names of operators', () => {
  const more = ['kharidyar', 'abc-pay'];

  it('are protected as brands are', () => {
    for (const label of ['kharidyar', 'kharidyaar', 'kharldyar', 'my-kharidyar', 'kharidyarr', 'abcpay', 'abc-pay'])
      expect([label, labelVerdict(label, more), labelVerdict(label)]).toEqual([label, 'imitates', 'open']);
  });

  it('are found with their digits', () => {
    for (const label of ['cafe24', 'my-cafe24'])
      expect([label, labelVerdict(label, ['cafe24'])]).toEqual([label, 'imitates']);
    expect(labelVerdict('cafe24')).toBe('open');
    expect(labelVerdict('cafe25', ['cafe24'])).toBe('open');
  });

  it('come before the honest words', () => {
    expect([labelVerdict('finance'), labelVerdict('finance', ['finance'])]).toEqual(['open', 'imitates']);
  });

  it('leave other names alone', () => {
    for (const label of ['kharid', 'yar', 'kharidaran', 'abc', 'sara-rad'])
      expect([label, isOpenLabel(label, more)]).toEqual([label, true]);
  });
});

it('what belongs to the host itself is no matter for a review', () => {
  for (const label of ['www', 'admin', 'xn--80ak6aa92e', `preview-${'a'.repeat(24)}`, 'a.b'])
    expect([label, labelVerdict(label)]).toEqual([label, 'reserved']);
});

/** The names of people and shops of the country, as they write them in an address. */
const GIVEN = `sara maryam zahra fatemeh narges leila mina shirin parisa nazanin elham samira mahsa niloofar setareh
  ali reza mohammad hossein mehdi amir arash babak dariush ehsan farhad hamid iman javad kamran majid nader omid pouya
  saeed siavash soroush vahid yaser zhaleh`.split(/\s+/);
const FAMILY = `ahmadi mohammadi rezaei hosseini karimi moradi jafari rahimi sadeghi akbari tehrani esfahani shirazi
  tabrizi kermani zand rad kazemi norouzi bahrami`.split(/\s+/);
const TRADES = `cafe kafe restaurant nanvaei ghannadi shirini attari golforoshi ketab ketabkhane chap aks akasi atelier
  khayati mezon lebas kafsh kif tala javaher zarin zargari noghre farsh galiche mobl chobi kashi sang ahan felez abzar
  lavazem baghe bagh gol giah dam kesht keshavarz zanbor asal zafran pesteh berenj chai ghahve adviye labaniat goosht
  morgh mahi sabzi miveh daroo darman klinik dandan pezeshk cheshm poost moo zibaei salon arayesh varzesh bashgah yoga
  football shena amoozesh zaban konkoor madrese mahd riazi musighi naghashi honar film teatr safar tour hotel eghamat
  parvaz khodro mashin motor yadak tamir bargh gaz lule kooler shofazh memar sakhteman amlak maskanyab vakil hesabdar
  moshaver bime tablighat chapkhane web barname mobile laptop computer shabake dorbin elevator ansor peyk barbari
  finance digital digikar technoline telegraph nobel zarbaf zarinbaft parspay parspardaz ayandegan tejaratgaran`.split(
  /\s+/,
);

it('several hundred honest names are not hit', () => {
  const people = GIVEN.flatMap((given, at) => [
    given,
    `${given}-${FAMILY[at % FAMILY.length] ?? ''}`,
    `${given}${FAMILY[(at + 7) % FAMILY.length] ?? ''}`,
  ]);
  const shops = TRADES.flatMap((trade, at) => [
    trade,
    `${trade}-${GIVEN[at % GIVEN.length] ?? ''}`,
    `${GIVEN[(at + 3) % GIVEN.length] ?? ''}${trade}`,
    `${trade}shop`,
    `${trade}-iran`,
  ]);
  const names = [...new Set([...people, ...shops])];
  expect(names.length).toBeGreaterThan(700);
  expect(names.filter((name) => !isOpenLabel(name))).toEqual([]);
});
