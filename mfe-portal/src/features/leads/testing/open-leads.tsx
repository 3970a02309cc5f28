import type { Lead } from '@porchlight/contracts/catalog';
import { useLocation } from '@porchlight/client/router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../../testing/open-screen.tsx';
import { LeadsScreen } from '../leads-screen.tsx';
import { aSummary, anAnswered, leadId } from '../../../testing/leads.ts';
import { aLead, pageOf } from './some-leads.ts';

export const listCall = 'GET /elandlord/leads';
export const leadCall = `GET /elandlord/leads/${leadId}`;
export const viewedCall = `POST /elandlord/leads/${leadId}/viewed`;
export const changeCall = `PATCH /elandlord/leads/${leadId}`;

const responses: Responses = {
  [listCall]: [pageOf([aSummary(), anAnswered()])],
  [viewedCall]: [{}],
  [changeCall]: [{}],
  'GET /elandlord/reply-templates': [{ templates: [] }],
  'GET /elandlord/listings': [{ listings: [], counts: {}, pagination: {} }],
};

/** Shows the address, so that tests can read it. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}
export const addressOf = () => screen.getByTestId('address').textContent;

/** Opens the leads. The responses of the API may be overridden. */
export function openLeads(over: Responses = {}, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn({ ...responses, ...over });
  const screens = (
    <>
      <LeadsScreen />
      <Address />
    </>
  );
  const { store, unmount } = openScreen(screens, { at: '/portal/leads', path: '/portal/leads/:id?', ...visitor }, send);
  return {
    unmount,
    isLoading: () => Object.values(store.getState().api.queries).some((query) => query?.status === 'pending'),
    calls: () => requests.map(({ call }) => call),
    countOf: (call: string) => requests.filter((one) => one.call === call).length,
    bodiesOf: (call: string) => requests.filter((one) => one.call === call).map(({ body }) => body),
    flashes: () => store.getState().flash.map(({ text }) => text),
  };
}

/** Opens a lead, and waits until it is shown and was loaded again as a viewed one. */
export async function openLead(given: Partial<Lead> = {}, over: Responses = {}, visitor: Partial<Visitor> = {}) {
  const opened = openLeads(
    { [leadCall]: [{ lead: aLead(given) }], ...over },
    { at: `/portal/leads/${leadId}`, ...visitor },
  );
  await screen.findByRole('list', { name: 'Messages' });
  await waitFor(() => expect([opened.countOf(leadCall), opened.isLoading()]).toEqual([2, false]));
  return opened;
}

/** Presses a key outside of fields. */
export const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Opens the menu of the lead, and picks an item. */
export async function pick(item: RegExp | string) {
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}
/** Presses a button once it is shown and no longer busy. */
export async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
}
