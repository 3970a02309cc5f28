import type { InquirySummary } from '@porchlight/contracts/catalog';
import type { Send } from '@porchlight/client';
import { aListingCard, stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import InquiriesScreen from './inquiries-screen.tsx';

const id = '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11';
const anInquiry = (over: Partial<InquirySummary> = {}): InquirySummary => ({
  id,
  listing: aListingCard(),
  landlord: { name: 'Maple Homes', verified: true },
  message: 'Is it free in March?',
  status: 'replied',
  sentAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  messageCount: 2,
  ...over,
});
const listed = (...inquiries: InquirySummary[]) => ({
  inquiries,
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages: [],
    showing: { start: 1, end: inquiries.length },
    total: inquiries.length,
    more: false,
    numOfListingsFromPageOne: inquiries.length,
    endOfListings: true,
  },
});
const open = (
  table: Record<string, unknown>,
  { query = '', language = 'en-CA' }: { query?: string; language?: 'en-CA' | 'fr-CA' } = {},
) =>
  render(
    <InquiriesScreen />,
    inSite({ at: `/admin/my-inquiries${query}`, path: '/admin/my-inquiries', language, send: stubResponses(table) }),
  );

describe('inquiries screen', () => {
  it('shows listing, landlord, message and status', async () => {
    open({ '/inquiry-listings': listed(anInquiry()) });
    expect(await screen.findByText('Is it free in March?')).toBeTruthy();
    expect(
      [screen.getByText('Replied'), screen.getByText('To Maple Homes'), screen.getByText('2 messages')].every(Boolean),
    ).toBe(true);
    expect(screen.getByRole('link', { name: /^Open/ }).getAttribute('href')).toContain(`?inquiry=${id}`);
  });
  it('opens a conversation by URL with a follow-up button', async () => {
    open(
      {
        '/inquiry-listings': listed(anInquiry()),
        '/my-inquiries/': {
          inquiry: anInquiry(),
          messages: [
            { from: 'me', text: 'Hello?', at: '2026-11-20T10:00:00.000Z' },
            { from: 'landlord', text: 'Yes, gladly.', at: '2026-11-21T10:00:00.000Z' },
          ],
          viewings: [],
        },
      },
      { query: `?inquiry=${id}` },
    );
    expect(await screen.findByText('Yes, gladly.')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Conversation' }))
        .getByRole('link', { name: '88 Harbord St, 3 · Toronto' })
        .getAttribute('href'),
    ).toBe(aListingCard().url);
    expect(screen.getByRole('button', { name: 'Send another message' })).toBeTruthy();
  });
  it('shows which message is checked, and which was not passed on, with the way to a person', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const inquiry = anInquiry({ status: 'refused' });
    const messages = [
      { from: 'me', text: 'Hello?', at, undelivered: 'refused' },
      { from: 'me', text: 'Are you there?', at, undelivered: 'held' },
    ];
    open(
      { '/inquiry-listings': listed(inquiry), '/my-inquiries/': { inquiry, messages, viewings: [] } },
      { query: `?inquiry=${id}` },
    );
    const conversation = within(await screen.findByRole('region', { name: 'Conversation' }));
    expect(await conversation.findByText('Not passed on: Maple Homes didn’t receive this message.')).toBeTruthy();
    expect(conversation.getByText('Being checked: Maple Homes hasn’t received this message yet.')).toBeTruthy();
    expect(conversation.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    expect(screen.getAllByText('Not passed on')).toHaveLength(2);
    expect(screen.queryByText('Sent')).toBeNull();
  });
  it('sends a follow-up message to the same listing', async () => {
    const sent: Record<string, unknown>[] = [];
    const thread = {
      inquiry: anInquiry(),
      messages: [{ from: 'me', text: 'Hello?', at: '2026-11-20T10:00:00.000Z' }],
      viewings: [],
    };
    const send: Send = (path, init) => {
      if (path === '/renter-inquire') {
        sent.push(JSON.parse(init.body ?? '{}') as Record<string, unknown>);
        return Promise.resolve({
          status: 422,
          body: JSON.stringify({ message: 'Check.', code: 'x', errors: { message: ['Say a little more.'] } }),
        });
      }
      return stubResponses({ '/inquiry-listings': listed(anInquiry()), '/my-inquiries/': thread })(path, init);
    };
    render(<InquiriesScreen />, inSite({ at: `/admin/my-inquiries?inquiry=${id}`, path: '/admin/my-inquiries', send }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'May I bring two cats?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(sent).toMatchObject([
      { listingId: aListingCard().id, message: 'May I bring two cats?', consentToShare: true },
    ]);
    expect((screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement).value).toBe(
      'May I bring two cats?',
    );
    expect(screen.getByRole('alert').textContent).toContain('Say a little more.');
  });
  it.each([
    ['sent', /^.+ hasn’t opened it yet\. Replies will appear here and arrive by email\.$/],
    ['seen', /^.+ has read it\. Replies will appear here and arrive by email\.$/],
  ] as const)('says of an inquiry that is %s how replies arrive', async (status, text) => {
    const thread = {
      inquiry: anInquiry({ status }),
      messages: [{ from: 'me', text: 'Hello?', at: '2026-11-20T10:00:00.000Z' }],
      viewings: [],
    };
    open({ '/inquiry-listings': listed(anInquiry()), '/my-inquiries/': thread }, { query: `?inquiry=${id}` });
    expect(await screen.findByText(text)).toBeTruthy();
  });
  it('marks unavailable listings without a link', async () => {
    open({ '/inquiry-listings': listed(anInquiry({ listing: { id: 'abcdefghij', unavailable: 'gone' } })) });
    expect(await screen.findByText('A home that’s no longer listed')).toBeTruthy();
    expect(screen.getByText('No longer available')).toBeTruthy();
  });
  it('links to the search when there are none, also in French', async () => {
    open({ '/inquiry-listings': listed() }, { language: 'fr-CA' });
    expect(await screen.findByText('Vos messages aux propriétaires apparaîtront ici')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trouver un logement' })).toBeTruthy();
  });
  it('shows loading errors, and that a conversation of another user is not found', async () => {
    open({ '/inquiry-listings': 500, '/my-inquiries/': 404 }, { query: `?inquiry=${id}` });
    expect(await screen.findByText('We couldn’t find this inquiry')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
