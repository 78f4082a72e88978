import { newWebhookSecret, signedHeaders } from './webhook-secret.js';

it('signs as the example of the specification', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const sentAt = new Date(1_614_265_330_000);
  const headers = signedHeaders([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt, '{"test": 2432232314}');
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(headers['webhook-timestamp']).toBe('1614265330');
});

it('makes secrets of 32 random bytes', () => {
  const [first, second] = [newWebhookSecret(), newWebhookSecret()];
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(first).not.toBe(second);
});
