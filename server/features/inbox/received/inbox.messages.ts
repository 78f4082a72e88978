/** Notifications and mails to the owner of a site about messages of visitors. */
import type { MessageKind } from '#core/sites/site-messages.js';
import { shortText } from '#core/text/plain-text.js';

const NAMES: Readonly<Record<MessageKind, string>> = {
  contact: 'پیام جدید',
  booking: 'درخواست جدید',
  newsletter: 'عضو جدید خبرنامه',
};

export const INBOX_TEXTS = {
  received: (kind: MessageKind, sender: string | null, address: string) => ({
    title: sender === null ? NAMES[kind] : `${NAMES[kind]} از ${shortText(sender)}`,
    message: `از سایت شما در ${address} رسیده است.`,
  }),
  mailSubject: (kind: MessageKind, label: string) => `${NAMES[kind]} از سایت ${label}`,
  form: (title: string) => `فرم: ${title}`,
  answer: (label: string, value: string) => `${label}: ${value}`,
  file: (label: string, name: string) => `${label}: ${name} (فایل در صندوق پیام سایت است)`,
  more: 'ادامهٔ پیام در صندوق پیام سایت است.',
} as const;
