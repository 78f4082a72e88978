import { fireEvent, screen } from '@testing-library/react';
import type { Answers } from '#client/lib/apollo/answering-client.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { OrderFiles } from '#client/features/files/order-files.js';
import { ProjectFilesPanel } from './project-files-panel.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';

const file = {
  __typename: 'File',
  id: '1',
  fileName: 'قرارداد.pdf',
  filePath: '',
  mimeType: 'application/pdf',
  sizeBytes: 4096,
  category: 'documents',
  description: null,
  createdAt: '2026-11-21T10:00:00Z',
};
const fault = { errors: [{ message: 'x', extensions: { code: 'SERVER_ERROR' } }] };
const list = (...files: object[]) => ({ data: { orderFiles: files } });

function open(answers: Answers): void {
  renderWizard(
    <>
      <ModalHost />
      <OrderFiles orderId="order-1" />
    </>,
    { answers },
  );
}

test('S-140 a list that fails says so, and is empty', async () => {
  let answer: object = fault;
  open({ OrderFiles: () => answer as never });
  expect(await screen.findByText('خطا در بارگذاری فایلها')).not.toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
  answer = list(file);
  fireEvent.click(screen.getByRole('button', { name: /دوباره/ }));
  expect(await screen.findByText('قرارداد.pdf')).not.toBeNull();
});

test('S-144 a file tells its category and size', async () => {
  open({ OrderFiles: () => list(file) });
  expect(await screen.findByText('سند · ۴ کیلوبایت')).not.toBeNull();
});

test('S-141 a delete that fails says so and leaves the file', async () => {
  open({ OrderFiles: () => list(file), DeleteOrderFile: () => fault as never });
  fireEvent.click(await screen.findByRole('button', { name: 'حذف قرارداد.pdf' }));
  fireEvent.click(await screen.findByRole('button', { name: 'حذف فایل' }));
  expect(await screen.findByText('خطا در حذف فایل')).not.toBeNull();
  expect(screen.getByText('قرارداد.pdf')).not.toBeNull();
});

test('S-143 a file without a path asks for its signed link, which may fail', async () => {
  const asked: unknown[] = [];
  open({
    OrderFiles: () => list(file),
    FileUrl: (variables) => {
      asked.push(variables['id']);
      return fault as never;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'دریافت قرارداد.pdf' }));
  expect(await screen.findByText('خطا در دریافت لینک فایل')).not.toBeNull();
  expect(asked).toEqual(['1']);
});

test('S-092 S-139 a visitor is told to sign in, and may choose all the same', async () => {
  renderWizard(<ProjectFilesPanel />);
  expect(screen.getByText('برای آپلود فایل ابتدا وارد حساب کاربری خود شوید')).not.toBeNull();
  const input = document.querySelector('input[type=file]');
  fireEvent.change(input as Element, { target: { files: [new File(['x'], 'متن.docx')] } });
  expect(await screen.findByText('متن.docx')).not.toBeNull();
  fireEvent.change(input as Element, { target: { files: [new File(['x'], 'a.pdf'), new File(['x'], 'بد.exe')] } });
  expect(await screen.findByText(/فرمت فایل پشتیبانی نمیشود/)).not.toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('S-087 an order that can still be edited takes files at once', async () => {
  renderWizard(<ProjectFilesPanel />, {
    answers: { OrderFiles: () => list(file) },
    edited: { id: 'order-1', title: 'x', isEditable: true },
  });
  expect(await screen.findByText('قرارداد.pdf')).not.toBeNull();
});
