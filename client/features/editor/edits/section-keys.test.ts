/** @jest-environment jsdom */
import { commandOfKeys, isAboutSections } from './section-keys.js';

const keys = (over: object) => ({
  code: '',
  key: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...over,
});

test('a key is known by its place on a Persian keyboard', () => {
  expect(commandOfKeys(keys({ code: 'KeyD', key: 'ی', ctrlKey: true }))).toBe('duplicate');
  expect(commandOfKeys(keys({ code: 'KeyD', key: 'd', metaKey: true }))).toBe('duplicate');
  expect(commandOfKeys(keys({ code: 'Delete', key: 'Delete' }))).toBe('remove');
});

test.each([{ code: 'KeyD' }, { code: 'KeyD', ctrlKey: true, shiftKey: true }, { key: 'Delete', ctrlKey: true }])(
  'cannot be %j',
  (over) => {
    expect(commandOfKeys(keys(over))).toBeNull();
  },
);

test('keys are about sections on the canvas and in the layers, but in no field', () => {
  document.body.innerHTML = `<div data-section-keys><button></button><input><input type="checkbox"></div><a href="#"></a>`;
  const of = (selector: string) => isAboutSections(document.querySelector(selector));
  expect([of('button'), of('input:not([type])'), of('[type=checkbox]'), of('a')]).toEqual([true, false, true, false]);
  expect(isAboutSections(document.body)).toBe(true);
  document.body.innerHTML = '<div role="dialog"></div>';
  expect(isAboutSections(document.body)).toBe(false);
});
