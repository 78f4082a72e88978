import { modals, ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { common } from '#client/lib/messages/common.messages.js';

export { modals };

/** Signals when it listens: an effect of a parent runs after those of its children. */
export function Modals({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return <ModalsProvider labels={{ confirm: common.confirm, cancel: common.cancel }}>{null}</ModalsProvider>;
}
