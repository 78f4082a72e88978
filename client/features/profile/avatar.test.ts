import { FILES } from '#core/limits/limits.js';
import { profileMessages } from './profile.messages.js';
import { avatarFault } from './avatar.js';

test.each(['image/png', 'image/jpeg', 'image/webp'])('S-176 an avatar may be %s', (type) => {
  expect(avatarFault({ type, size: FILES.maxBytes })).toBeNull();
});

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('S-176 an avatar cannot be "%s"', (type) => {
  expect(avatarFault({ type, size: 10 })).toBe(profileMessages.avatar.type);
});

test('an avatar cannot be over 10 MB', () => {
  expect(avatarFault({ type: 'image/png', size: FILES.maxBytes + 1 })).toBe(profileMessages.avatar.size);
});
