import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listingId } from '../testing/an-own-listing.ts';
import { getCall, openEditor, press, stored } from '../testing/open-editor.tsx';

const outcomeCall = `GET /elandlord/listings/${listingId}/report-outcome`;
const appealCall = `POST /elandlord/listings/${listingId}/report-appeal`;
const suspended = stored({ status: 'suspended', isLive: false });
const decided = {
  decision: 'suspended',
  decidedAt: '2026-11-20T12:00:00.000Z',
  confirmed: 'stolen',
  reason: 'The photos belong to another listing.',
  appealUntil: '2026-12-04T12:00:00.000Z',
};

describe('a suspended listing', () => {
  it('that reports hid says that this was automatic, and how to reach a person', async () => {
    openEditor({ [getCall]: [suspended], [outcomeCall]: [{ outcome: { heldAt: '2026-11-20T12:00:00.000Z' } }] });
    expect(await screen.findByText(/our rules hid it automatically/)).toBeTruthy();
    expect(screen.getByText('Reach a person').closest('a')?.getAttribute('href')).toBe('/contact');
  });
  it('has the reason, and is appealed for once', async () => {
    const { appealUntil: _, ...rest } = decided;
    const appealed = { outcome: { ...rest, appealedAt: '2026-11-21T12:00:00.000Z' } };
    const { bodiesOf } = openEditor({
      [getCall]: [suspended],
      [outcomeCall]: [{ outcome: decided }, appealed],
      [appealCall]: [appealed],
    });
    expect(await screen.findByText('The photos belong to another listing.')).toBeTruthy();
    expect(screen.getByText(/appeal until Dec\S* 4, 2026/)).toBeTruthy();
    await press('Appeal');
    const dialog = within(screen.getByRole('dialog', { name: 'Appeal against the decision' }));
    await press('Send appeal');
    expect(bodiesOf(appealCall)).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' I took these photos myself. ' } });
    await press('Send appeal');
    expect(await screen.findByText(/^You appealed on/)).toBeTruthy();
    expect(bodiesOf(appealCall)).toEqual([{ text: 'I took these photos myself.' }]);
    expect(screen.queryByText('Appeal', { selector: 'button' })).toBeNull();
  });
  it('keeps an appeal that was refused', async () => {
    openEditor({
      [getCall]: [suspended],
      [outcomeCall]: [{ outcome: decided }],
      [appealCall]: [{ status: 409, code: 'appeal-refused', message: 'Too late to appeal.' }],
    });
    await press('Appeal');
    const text = within(screen.getByRole('dialog', { name: 'Appeal against the decision' })).getByRole('textbox');
    fireEvent.change(text, { target: { value: 'I took these photos myself.' } });
    await press('Send appeal');
    expect(await screen.findByText('Too late to appeal.')).toBeTruthy();
    expect((text as HTMLTextAreaElement).value).toBe('I took these photos myself.');
  });
  it('loads the reason again after a failure', async () => {
    openEditor({ [getCall]: [suspended], [outcomeCall]: [{ status: 503, message: 'Not now.' }, { outcome: decided }] });
    expect(await screen.findByText('We couldn’t load why this listing is suspended')).toBeTruthy();
    await press('Try again');
    await waitFor(() => expect(screen.getByText('The photos belong to another listing.')).toBeTruthy());
  });
});

describe('a question of support', () => {
  const question = {
    question: 'Is it still free?',
    askedAt: '2026-11-20T12:00:00.000Z',
    dueAt: '2026-11-22T12:00:00.000Z',
  };
  const responseCall = `POST /elandlord/listings/${listingId}/report-response`;
  const responded = { ...question, response: 'Yes, from December.', respondedAt: '2026-11-21T12:00:00.000Z' };
  it('is shown with its time limit, and the response is sent once', async () => {
    const { bodiesOf } = openEditor({
      [getCall]: [stored({})],
      [outcomeCall]: [{ question }, { question: responded }],
      [responseCall]: [{ question: responded }],
    });
    expect(await screen.findByText('Is it still free?')).toBeTruthy();
    expect(screen.getByText(/respond by Nov\S* 22, 2026/)).toBeTruthy();
    await press('Respond');
    const text = within(screen.getByRole('dialog', { name: 'Respond to our support team' })).getByRole('textbox');
    fireEvent.change(text, { target: { value: ' Yes, from December. ' } });
    await press('Send response');
    expect(await screen.findByText('Yes, from December.', { ignore: 'textarea' })).toBeTruthy();
    expect(bodiesOf(responseCall)).toEqual([{ text: 'Yes, from December.' }]);
    expect(screen.queryByText('Respond', { selector: 'button' })).toBeNull();
  });
  it('that was decided meanwhile keeps what was typed', async () => {
    openEditor({
      [getCall]: [stored({})],
      [outcomeCall]: [{ question }],
      [responseCall]: [{ status: 409, code: 'response-refused', message: 'Our team has decided.' }],
    });
    await press('Respond');
    const text = within(screen.getByRole('dialog', { name: 'Respond to our support team' })).getByRole('textbox');
    fireEvent.change(text, { target: { value: 'Yes, from December.' } });
    await press('Send response');
    expect(await screen.findByText('Our team has decided.')).toBeTruthy();
    expect((text as HTMLTextAreaElement).value).toBe('Yes, from December.');
  });
});
