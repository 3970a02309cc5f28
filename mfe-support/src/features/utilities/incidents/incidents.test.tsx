import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const path = '/admin/security-incidents';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const at = '/support/utilities';
const register = `${at}?tab=incidents`;
const record = {
  id,
  version: 2,
  updatedAt: '2026-11-22T12:00:00.000Z',
  summary: 'Export sent to a wrong address',
  events: ['A file was mailed to another company'],
  foundAt: '2026-11-20T15:00:00.000Z',
  affectedData: ['Names', 'Email addresses'],
  peopleAffected: 40,
  risk: 'not-significant',
  riskReason: 'The company deleted the file',
  measures: [],
  state: 'closed',
  closedAt: '2026-11-21T15:00:00.000Z',
};
const page = { currentPage: 1, showing: { start: 1, end: 1 }, total: 1 };
const responses = {
  [`GET ${path}`]: [{ records: [record], pagination: page }],
  [`GET ${path}/${id}`]: [record],
  [`GET ${path}/${id}/history`]: [{ changes: [] }],
  'GET /admin/staff-names': [{ names: [] }],
};
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit = {}) =>
  openAsSupport({ at: register, permissions: ['showUtilities', 'modifyUtilities'], responses, ...visit });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());

describe('the register of security incidents', () => {
  it('lists what happened, when, the risk and the state', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Security incidents' }));
    expect(table.getByRole('link', { name: record.summary }).getAttribute('href')).toBe(`${at}?incident=${id}`);
    for (const text of ['Nov 20, 2026', 'No real risk of significant harm', '40', 'Closed'])
      expect(table.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New incident' }).getAttribute('href')).toBe(`${at}?incident=new`);
  });
  it('shows an incident with the time of its closing', async () => {
    open({ at: `${at}?incident=${id}` });
    expect(await screen.findByText('Closed on Nov 21, 2026. Deleted 24 months later.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Summary').value).toBe(record.summary);
  });
  it('keeps what was typed when the service refuses to close it, and marks the field', async () => {
    const { changes } = open({
      at: `${at}?incident=${id}`,
      responses: {
        ...responses,
        [`GET ${path}/${id}`]: [{ ...record, state: 'open', closedAt: undefined }],
        [`PATCH ${path}/${id}`]: [
          {
            status: 422,
            code: 'input-refused',
            message: 'Correct the marked fields.',
            errors: { risk: ['Assess it.'] },
          },
        ],
      },
    });
    await screen.findByLabelText('Summary');
    fill('Summary', 'Changed summary');
    fill('State', 'closed');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Assess it.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Summary').value).toBe('Changed summary');
    await waitFor(() => expect(changes()[0]?.body).toMatchObject({ version: 2, state: 'closed' }));
  });
  it('is read only for users without modifyUtilities', async () => {
    open({ at: `${at}?incident=${id}`, permissions: ['showUtilities'] });
    expect(await screen.findByText(record.summary)).toBeTruthy();
    expect(screen.queryByLabelText('Summary')).toBeNull();
  });
  it('opens no form of a new incident for them', async () => {
    open({ at: `${at}?incident=new`, permissions: ['showUtilities'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
  });
  it.each([at, register, `${at}?incident=${id}`])(
    'is closed to users without showUtilities, without a request: %s',
    async (to) => {
      const { calls } = open({ at: to, permissions: ['showUsers'] });
      expect(await screen.findByText('You can’t open this page')).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1, name: 'Utilities' })).toBeTruthy();
      expect(calls()).toEqual([]);
    },
  );
  it('offers to load again after a failure, and explains that an incident does not exist', async () => {
    const { unmount } = open({ responses: { ...responses, [`GET ${path}`]: [503] } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    unmount();
    open({ at: `${at}?incident=${id}`, responses: {} });
    expect(await screen.findByRole('link', { name: /list/i })).toBeTruthy();
  });
  it('is in French in a French page', async () => {
    open({ language: 'fr-CA' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Outils' })).toBeTruthy();
    const table = within(await screen.findByRole('table', { name: 'Incidents de sécurité' }));
    expect(table.getByText('Clos')).toBeTruthy();
  });
});
