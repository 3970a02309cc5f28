import type { Language, PermissionName } from '@porchlight/contracts';
import { faqResource, siteFormResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { translationsMessages } from './messages/catalog.ts';
import { TranslationsScreen } from './translations-screen.tsx';

const screensOf = (resource: ResourceScreens['resource'], name: string): ResourceScreens => ({
  resource,
  messages: translationsMessages,
  name,
  paths: { list: '/admin/list', edit: '/admin/list/:id/edit' },
});
const kinds = [screensOf(faqResource, 'question'), screensOf(siteFormResource, 'label')];

const faq = (id: string, english: string, french?: string) => ({
  id,
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  question: { 'en-CA': english, ...(french === undefined ? {} : { 'fr-CA': french }) },
  answer: { 'en-CA': '<p>Yes.</p>', 'fr-CA': '<p>Oui.</p>' },
  topic: 'money',
  topicName: { 'en-CA': 'Money' },
  position: 1,
  state: 'published',
});
const row = (id: string, english: string) => ({
  kind: 'faqs',
  id,
  name: { 'en-CA': english },
  state: 'missing',
  missing: ['question'],
  outdated: [],
});
const rows = [row('a', 'First?'), row('b', 'Second?'), row('c', 'Third?')];
const counts = [
  { kind: 'faqs', state: 'missing', count: 3 },
  { kind: 'faqs', state: 'outdated', count: 1 },
  { kind: 'siteForms', state: 'outdated', count: 2 },
];
const pageOf = (translations: readonly object[]) => ({
  translations,
  counts,
  pagination: {
    currentPage: 1,
    showing: { start: 1, end: translations.length },
    total: translations.length,
    more: false,
    prevPages: [],
    nextPages: [],
    numOfListingsFromPageOne: translations.length,
    endOfListings: true,
  },
});

const all: readonly PermissionName[] = ['viewFaqs', 'modifyFaqs', 'viewForms', 'modifyForms'];
interface Opened {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly responses?: Readonly<Record<string, FakeResponse>>;
  readonly language?: Language;
}
const open = ({ at = '', permissions = all, responses = {}, language = 'en-CA' }: Opened = {}) =>
  openAsStaff({
    screen: <TranslationsScreen kinds={kinds} />,
    at: `/admin/translations${at}`,
    permissions,
    language,
    responses: {
      'GET /admin/translations': [200, pageOf(rows)],
      'GET /admin/faqs/a': [200, faq('a', 'First?')],
      'GET /admin/faqs/b': [200, faq('b', 'Second?')],
      ...responses,
    },
  });

beforeEach(() => {
  localStorage.clear();
  // The guard of unsaved changes compares links with the address of the window.
  history.replaceState(null, '', '/admin/translations');
});

describe('the list of texts', () => {
  it('has a view for each state and a filter for each kind, with counts', async () => {
    open();
    await screen.findByRole('link', { name: 'First?' });
    const views = within(screen.getByRole('navigation', { name: 'States of the texts' })).getAllByRole('link');
    expect(views.map(({ textContent }) => textContent)).toEqual([
      'No French text3',
      'English is newer3',
      'Translated0',
    ]);
    const choices = within(screen.getByLabelText('Kind of text')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['All kinds', 'FAQs (3)', 'Forms (0)']);
    expect(screen.getAllByText('One text without French')).not.toEqual([]);
  });
  it('requests the state, the kind, the search and the page of the address', async () => {
    const queries: string[] = [];
    const response: FakeResponse = (_, query) => {
      queries.push(query.toString());
      return [200, pageOf([])];
    };
    open({ at: '?state=outdated&kind=faqs&search=rent&p=2', responses: { 'GET /admin/translations': response } });
    expect(await screen.findByText('No text matches these filters')).toBeTruthy();
    expect(queries).toEqual(['state=outdated&kind=faqs&search=rent&page=2']);
  });
  it('says that nothing is missing', async () => {
    open({ responses: { 'GET /admin/translations': [200, pageOf([])] }, language: 'fr-CA' });
    expect(await screen.findByText('Tous les textes ont une version française')).toBeTruthy();
  });
  it('reports that it failed', async () => {
    open({ responses: { 'GET /admin/translations': [503, { code: 'unavailable', message: 'Later.' }] } });
    expect(await screen.findByText('Later.')).toBeTruthy();
  });
  it('is closed to users who may view no kind', async () => {
    open({ permissions: ['viewPages'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
  });
});

describe('the texts of a record', () => {
  it('are saved by its resource with its version; other fields are not sent', async () => {
    const { changes } = open({
      at: '?open=faqs/a',
      responses: { 'PATCH /admin/faqs/a': [200, { ...faq('a', 'First?', 'Un ?'), version: 4 }] },
    });
    expect(await screen.findByText(/No French text:/)).toBeTruthy();
    const [french] = await screen.findAllByLabelText(/French/);
    fireEvent.change(french as HTMLElement, { target: { value: 'Un ?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual({
      call: 'PATCH /admin/faqs/a',
      body: {
        version: 3,
        question: { 'en-CA': 'First?', 'fr-CA': 'Un ?' },
        answer: { 'en-CA': '<p>Yes.</p>', 'fr-CA': '<p>Oui.</p>' },
      },
    });
  });
  it('show what another editor saved meanwhile, and what was typed', async () => {
    const theirs = { ...faq('a', 'First?', 'Le leur'), version: 4 };
    open({
      at: '?open=faqs/a',
      responses: {
        'PATCH /admin/faqs/a': [409, { code: 'version-conflict', message: 'Changed.', current: theirs }],
      },
    });
    const [french] = await screen.findAllByLabelText(/French/);
    fireEvent.change(french as HTMLElement, { target: { value: 'Le mien' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Le mien')).toBeTruthy();
  });
  it('lead to the record before and after by links and keys', async () => {
    open({ at: '?open=faqs/b' });
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next.getAttribute('href')).toContain('open=faqs%2Fc');
    fireEvent.keyDown(document.body, { key: 'PageUp', altKey: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'First?' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  });
  it('lead to the next record once the translated one has left the list', async () => {
    let translations: readonly object[] = rows;
    open({
      at: '?open=faqs/a',
      responses: {
        'GET /admin/translations': () => [200, pageOf(translations)],
        'PATCH /admin/faqs/a': () => {
          translations = rows.slice(1);
          return [200, { ...faq('a', 'First?', 'Un ?'), version: 4 }];
        },
      },
    });
    const [french] = await screen.findAllByLabelText(/French/);
    fireEvent.change(french as HTMLElement, { target: { value: 'Un ?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(/No French text:/)).toBeNull());
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toContain('open=faqs%2Fb');
  });
  it('are text for users who may not modify them', async () => {
    open({ at: '?open=faqs/a', permissions: ['viewFaqs'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'First?' })).toBeTruthy();
    expect(screen.queryByLabelText(/French/)).toBeNull();
  });
  it('are text while the record has a draft, which a save would drop', async () => {
    open({ at: '?open=faqs/a', responses: { 'GET /admin/faqs/a': [200, { ...faq('a', 'First?'), draft: {} }] } });
    expect(await screen.findByText('This post has unpublished changes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open its form' }).getAttribute('href')).toContain('/admin/list/a/edit');
    expect(screen.queryByLabelText(/French/)).toBeNull();
  });
});
