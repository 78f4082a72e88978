/** The mailbox pages and their JSON as a Fastify plugin; its prefix is the address of the list. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { registerAssets, secure, sendPage } from '#server/sandbox/page.js';
import {
  addressesIn,
  listPage,
  MAIL_BODY_POLICY,
  mailBody,
  mailPage,
  notFoundPage,
  type MailboxPage,
} from './mailbox.pages.js';
import type { MailStore, SandboxMail } from './mail.store.js';

export interface MailboxPluginOptions {
  readonly store: MailStore;
  readonly home: string;
}

interface AtMail {
  Params: { id: string };
}

const LIST_LIMIT = 100;
const filter = z.object({
  to: z
    .string()
    .max(320)
    .transform((to) => to.trim() || null)
    .nullable()
    .catch(null),
});

export async function mailboxPlugin(scope: FastifyInstance, { store, home }: MailboxPluginOptions): Promise<void> {
  const assets = registerAssets(scope);
  const base = scope.prefix;
  const show = (reply: FastifyReply, page: MailboxPage, status = 200): FastifyReply =>
    sendPage(reply, { ...page, assets, status, home });

  scope.get('/', { prefixTrailingSlash: 'both' }, async (request, reply) => {
    const { to } = filter.parse(request.query);
    return show(reply, listPage(base, await store.list(to, LIST_LIMIT), to));
  });
  scope.get<AtMail>('/:id', async (request, reply) => {
    const mail = await store.find(request.params.id);
    return mail ? show(reply, mailPage(base, mail)) : show(reply, notFoundPage(base), 404);
  });
  scope.get<AtMail>('/:id/body', async (request, reply) => {
    const mail = await store.find(request.params.id);
    if (!mail || mail.html === null) return show(reply, notFoundPage(base), 404);
    return secure(reply, MAIL_BODY_POLICY).send(mailBody(mail.html));
  });
}

/** `GET {path}?to=`: the same mails for programs, newest first. */
export function registerMailJson(scope: FastifyInstance, path: string, store: MailStore): void {
  scope.get(path, async (request) => (await store.list(filter.parse(request.query).to, LIST_LIMIT)).map(toJson));
}

function toJson(mail: SandboxMail): Record<string, unknown> {
  return {
    id: mail.id,
    to: mail.recipients.join(', '),
    from: mail.sender,
    subject: mail.subject,
    html: mail.html ?? '',
    text: mail.text ?? '',
    links: addressesIn(mail.text ?? ''),
    received_at: mail.receivedAt,
  };
}
