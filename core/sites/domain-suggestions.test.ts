import { suggestedLabels } from './domain-suggestions.js';

const ir = (name: string) => suggestedLabels(name, '.ir');

describe('suggested domain names', () => {
  test.each([
    ['کافه مهر', ['cafemehr', 'cafe-mehr']],
    ['دکتر نگار سپیدار', ['drnegarsepidar', 'dr-negar-sepidar', 'drnagarsapidar']],
    ['آتلیه‌ی نور', ['ateliernoor', 'atelier-noor']],
    ['Studio Rang', ['studiorang', 'studio-rang']],
    ['گالری ۷۸', ['gallery78', 'gallery-78']],
  ])('%s', (name, labels) => expect(ir(name)).toEqual(labels));

  test('take Arabic letters and marks as Persian ones', () => {
    expect(ir('كافه مهر')).toEqual(ir('کافه مهر'));
    expect(ir('«کافه مهر»!')).toEqual(ir('کافه مهر'));
  });

  test('cannot be what a registry refuses, too long, or empty', () => {
    expect(ir('')).toEqual([]);
    expect(ir('🙂 —')).toEqual([]);
    expect(suggestedLabels('آب', '.ir')).toEqual([]);
    expect(ir('مؤسسهٔ خیریهٔ نیک‌اندیشان سپیدار استان خراسان رضوی')).toEqual([]);
  });
});
