import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReportedListing, reportedId, reportedPage } from '../../../testing/a-reported-listing.ts';
import { openAsSupport, type Responses } from '../../../testing/open-as-support.tsx';

const at = `/support/reported-listings/${reportedId}`;
const questionCall = `POST ${at}/question`;
const askedAt = '2026-11-21T11:00:00.000Z';
const open = (responses: Responses, stored: ReturnType<typeof aReportedListing>) =>
  openAsSupport({
    at,
    permissions: ['showReportedListings', 'modifyReportedListings'],
    responses: { [`GET ${at}`]: [stored], 'GET /support/reported-listings': [reportedPage()], ...responses },
  });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeEach(() => localStorage.clear());

describe('a question to the landlord', () => {
  it('starts from a template in the language of the listing, and opens the next reports', async () => {
    const { changes, address, flashes } = open(
      { [questionCall]: [aReportedListing()] },
      aReportedListing({ lang: 'fr', reason: 'unavailable' }),
    );
    await screen.findByRole('button', { name: 'Ask the landlord' });
    fireEvent.keyDown(document.body, { key: 'q' });
    const form = dialog('Ask the landlord');
    const question = form.getByRole<HTMLTextAreaElement>('textbox');
    expect([question.value, question.lang]).toEqual([expect.stringMatching(/^Ce logement est-il/), 'fr']);
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'stolen' } });
    expect(question.value).toMatch(/^Êtes-vous/);
    fireEvent.change(question, { target: { value: 'Une autre question ?' } });
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'spam' } });
    fireEvent.click(form.getByRole('button', { name: 'Ask the landlord' }));
    await waitFor(() => expect(address()).toBe('/support/reported-listings/'));
    expect(changes().map(({ body }) => body)).toEqual([{ question: 'Une autre question ?' }]);
    expect(flashes()).toEqual(['Asked.']);
  });
  it('is not asked twice, and its response is shown', async () => {
    const asked = { question: 'Is it free?', askedAt, dueAt: askedAt };
    const { unmount } = open({}, aReportedListing({ responseDueAt: askedAt, questions: [asked] }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Ask the landlord' })).disabled).toBe(true);
    expect(screen.getByText('No response')).toBeTruthy();
    unmount();
    const response = { ...asked, response: 'Yes.', respondedAt: askedAt };
    open({}, aReportedListing({ responseDueAt: askedAt, respondedAt: askedAt, questions: [response] }));
    const card = within(await screen.findByRole('region', { name: 'Questions to the landlord' }));
    for (const text of ['Is it free?', 'Yes.']) expect(card.getByText(text)).toBeTruthy();
    expect(screen.getByText('Landlord responded')).toBeTruthy();
  });
});
