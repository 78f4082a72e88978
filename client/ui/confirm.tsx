import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '#client/lib/messages/common.messages.js';
import { openModals } from './dialogs/modal-host.js';
import { toast } from './toast.js';

interface Question {
  readonly title: string;
  /** A sentence, or a few of them. */
  readonly text: ReactNode;
  /** The verb on the button: «حذف سفارش», not «تأیید». */
  readonly action?: string;
  /** Red, for what cannot be undone. */
  readonly danger?: boolean;
}

/** Requests a confirmation. Resolves to true only for the action's own button; never rejects. */
export async function confirm(question: Question): Promise<boolean> {
  try {
    return await ask(question, await openModals());
  } catch (error) {
    toast.error(error, common.notAsked);
    return false;
  }
}

type Modals = Awaited<ReturnType<typeof openModals>>;

function ask({ title, text, action = common.confirm, danger = false }: Question, modals: Modals): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: (
        <Text component="div" size="sm">
          {text}
        </Text>
      ),
      labels: { confirm: action, cancel: common.cancel },
      confirmProps: danger ? { color: 'red' } : {},
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
