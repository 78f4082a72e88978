import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { EmailTemplatesDocument, TestEmailServiceDocument } from '#client/gql/graphql.js';
import { adminEmailMessages } from '#client/lib/messages/admin/admin-emails.messages.js';
import { EmailTestForm } from './email-test-form.js';

// The tests wait for states, however long a busy machine takes.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const { testDialog: texts } = adminEmailMessages;

function open(success: boolean, message: string, onSent: () => void): void {
  const variables = { to: null, template: null };
  const testEmailService = { __typename: 'EmailTest', success, message };
  const mocks = [
    { request: { query: EmailTemplatesDocument }, result: { data: { emailTemplates: [] } } },
    { request: { query: TestEmailServiceDocument, variables }, result: { data: { testEmailService } } },
  ];
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks}>
        <EmailTestForm onSent={onSent} />
      </MockedProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
}

describe('a test of sending mails', () => {
  it('that left says so and closes', async () => {
    const onSent = jest.fn();
    open(true, 'ایمیل آزمایشی ارسال شد.', onSent);
    await screen.findByText('ایمیل آزمایشی ارسال شد.');
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(texts.failed)).toBeNull();
  });

  it('that was not sent is shown as a failure', async () => {
    const onSent = jest.fn();
    open(false, 'سرور ایمیل پاسخ نداد.', onSent);
    await screen.findByText('سرور ایمیل پاسخ نداد.');
    expect(screen.getByText(texts.failed)).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
  });
});
