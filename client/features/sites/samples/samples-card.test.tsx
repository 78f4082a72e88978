import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ConfirmSiteSamplesDocument, type SampleReviewFieldsFragment } from '#client/gql/graphql.js';
import { sampleMessages as texts } from './site-samples.messages.js';
import { SamplesCard } from './samples-card.js';

const DUE = '2026-12-05T00:00:00Z';
const sample = (text: string, canBeConfirmed: boolean) => ({
  __typename: 'SampleText' as const,
  label: 'متن',
  text,
  canBeConfirmed,
});
const section = (sectionType: 'team' | 'contact', ...samples: readonly ReturnType<typeof sample>[]) => ({
  __typename: 'SectionWithSamples' as const,
  pageId: 'main',
  pageName: 'خانه',
  sectionId: 's',
  sectionType,
  part: sectionType,
  texts: [...samples],
});
const review = (given: Partial<SampleReviewFieldsFragment> = {}) => ({
  __typename: 'SampleReview' as const,
  id: 's1',
  dueAt: DUE,
  lacksName: false,
  sections: [],
  ...given,
});

function show(shown: SampleReviewFieldsFragment): void {
  const mocks = [
    {
      request: { query: ConfirmSiteSamplesDocument, variables: { id: 's1', sectionId: 's', part: 'team' } },
      result: { data: { confirmSiteSamples: review() } },
    },
  ];
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks}>
        <MemoryRouter>
          <SamplesCard review={shown} dueAt={DUE} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

test('one press confirms a section', async () => {
  show(review({ sections: [section('team', sample('آفرین مهدوی', true))] }));
  expect(screen.getByText('آفرین مهدوی')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.confirmOf('تیم ما', 'خانه') }));
  expect(await screen.findByText(texts.confirmed)).toBeTruthy();
});

test('a telephone of ours cannot be confirmed', () => {
  show(review({ sections: [section('contact', sample('۰۲۱-۱۲۳۴۵۶۷۸', false))] }));
  expect(screen.queryByRole('button', { name: /بماند/ })).toBeNull();
  expect(screen.getByText(texts.contact)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.write }).getAttribute('href')).toBe('/dashboard/sites/s1/design');
});

test('once all is confirmed it says what follows', () => {
  show(review());
  expect(screen.getByText(/می‌مانند/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
