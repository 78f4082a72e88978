/** Texts that are stored encrypted, so that a stolen database alone does not reveal them. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '#server/config/config.js';
import { secretKey, type KeyPurpose } from './keys.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

/** Encrypts with the server's secret. `owner`: the id of the record; the text opens for no other. */
export function sealText(config: Config, purpose: KeyPurpose, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secretKey(config, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @throws Error where the text was sealed for another record or purpose, or with another TOKEN_SECRET. */
export function openText(config: Config, purpose: KeyPurpose, owner: string, sealed: string): string {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) throw new Error(`a sealed text (${purpose}) is damaged`);
  const decipher = createDecipheriv(CIPHER, secretKey(config, purpose), nonce).setAAD(Buffer.from(owner));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
