import { isDomainLabel, isExtension, normalizeDomainLabel, registryRefusal } from './domain-name.js';

describe('domain names', () => {
  it('S-121 accepts letters, digits and hyphen', () => {
    for (const label of ['ab', 'ketab-sara', '4u', 'x'.repeat(63)]) expect(isDomainLabel(label)).toBe(true);
  });

  it('S-121 cannot start with a hyphen or be short', () => {
    for (const label of ['', 'a', '-ab', 'a_b', 'Ab', 'x'.repeat(64), 'سلام']) expect(isDomainLabel(label)).toBe(false);
  });

  it('lowers what was typed and drops what was pasted', () => {
    expect(normalizeDomainLabel(' https://www.Ketab۲ ')).toBe('ketab2');
  });

  it('knows what the ir registry refuses', () => {
    expect(registryRefusal('ab', '.ir')).toBe('ir_too_short');
    expect(registryRefusal('ab', '.com')).toBeNull();
    expect(registryRefusal('abc-', '.com')).toBe('hyphen_position');
    expect(registryRefusal('a--b', '.ir')).toBe('hyphen_position');
  });

  it('cannot take an extension without its dot', () => {
    expect(isExtension('ir')).toBe(false);
    expect(isExtension('.co.ir')).toBe(true);
  });
});
