/** The calls behind the buttons of the confirmation step. */
import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import {
  CreateOrderDocument,
  RequestPaymentDocument,
  UpdateOrderDocument,
  type CreateOrderInput,
} from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { toUiError } from '#client/lib/errors.js';
import { fileMessages } from '#client/lib/messages/file.messages.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { toast } from '#client/ui/toast.js';
import { loadSendKept, type KeptPlace } from '#client/features/files/index.js';
import { useWizard } from '../../state/wizard-context.js';
import type { Submission } from './submit-order.js';
import type { SubmitKind } from './use-submit.js';

/**
 * Files that were chosen before there was an order are sent with it now. What cannot be sent is said, and stays to be
 * sent.
 */
export async function sendFiles(place: KeptPlace, orderId: string): Promise<void> {
  const sendKept = await loadSendKept();
  const { count, fault } = await sendKept(place, orderId);
  if (fault !== null) toast.error(fault.error, fileMessages.uploadFailed);
  if (count > 0) toast.info(fileMessages.unsent(count));
}

interface Sent {
  readonly orderId: string;
  readonly paymentUrl: string | null;
}

/** The call behind each mode; the draft goes once the order stands. Throws what the call throws. */
export function useSend(): (mode: SubmitKind, submission: Submission) => Promise<Sent> {
  const { edited, autosave } = useWizard();
  const [createOrder] = useMutation(CreateOrderDocument);
  const update = useUpdate();
  const pay = usePayOrder();
  return async (mode, submission) => {
    const { input, key } = submission;
    if ((mode === 'update' || mode === 'updateAndPay') && edited !== null) {
      const order = { id: edited.id, title: input.title ?? edited.title };
      await update(order.id, submission);
      // The changes stand, whatever becomes of the payment.
      autosave.finish(order);
      const paymentUrl = mode === 'update' ? null : await pay(order.id, input.totalToman ?? 0);
      return { orderId: order.id, paymentUrl };
    }
    const { data } = await createOrder({ variables: { input, idempotencyKey: key } });
    if (!data) throw new Error('createOrder answered nothing');
    const { order, paymentUrl } = data.createOrder;
    autosave.finish({ id: order.id, title: order.title });
    return { orderId: order.id, paymentUrl: paymentUrl ?? null };
  };
}

interface Saved {
  readonly fingerprint: string;
  /** The version of the design on the server after that save. */
  readonly version: number | null;
}

/** Changes the order once for each content: a payment that is tried again does not save again. */
function useUpdate(): (orderId: string, submission: Submission) => Promise<void> {
  const { autosave } = useWizard();
  const [updateOrder] = useMutation(UpdateOrderDocument);
  const saved = useRef<Saved | null>(null);
  return async (id, { input, fingerprint }) => {
    if (saved.current?.fingerprint === fingerprint) return;
    const { title, description, comments, wizardData, totalToman }: CreateOrderInput = input;
    const versions = [saved.current?.version, autosave.baseVersion()].filter((each) => typeof each === 'number');
    const baseVersion = versions.length > 0 ? Math.max(...versions) : null;
    const changes = { title, description, comments, wizardData, totalToman, baseVersion };
    const { data } = await updateOrder({ variables: { id, input: changes } });
    saved.current = { fingerprint, version: data?.updateOrder.design?.version ?? null };
  };
}

/** Opens the payment of an order that stands. A failure names the order, which can be paid for later. */
function usePayOrder(): (orderId: string, totalToman: number) => Promise<string | null> {
  const [requestPayment] = useMutation(RequestPaymentDocument);
  return async (orderId, totalToman) => {
    try {
      return await attempt(`gateway:${orderId}:${totalToman}`, async (idempotencyKey) => {
        const { data } = await requestPayment({ variables: { orderId, idempotencyKey } });
        return data?.requestPayment.paymentUrl ?? null;
      });
    } catch (fault) {
      const error = toUiError(fault);
      throw new RestError(null, error.message, { ...error, details: { ...error.details, orderId } });
    }
  };
}
