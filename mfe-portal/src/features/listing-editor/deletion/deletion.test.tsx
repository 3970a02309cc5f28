import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Responses } from '../../../testing/api-in-turn.ts';
import { getCall, openEditor, stored } from '../testing/open-editor.tsx';
import {
  button,
  conflict,
  dialogOf,
  isClosed,
  leadsCall,
  leadsOf,
  pressInCard,
  statusCard,
} from '../testing/rented-question.tsx';

beforeEach(() => {
  localStorage.clear();
});

const deleteCall = 'DELETE /elandlord/listings';

/** Opens the editor, and the question whether to delete the listing. */
async function ask(responses: Responses = {}) {
  const opened = openEditor({ [leadsCall]: [leadsOf({ open: 4, lost: 1 })], [deleteCall]: [{}], ...responses });
  await pressInCard('Delete listing');
  const dialog = await dialogOf('Delete this listing?');
  const confirm = (name = 'Delete listing') => fireEvent.click(dialog.getByText(name, { selector: 'button' }));
  return { ...opened, dialog, confirm };
}

describe('deleting a listing', () => {
  it('asks first, with the number of open inquiries, and sends nothing before', async () => {
    const { dialog, bodiesOf } = await ask();
    expect(dialog.getByText(/disappears from search and the map at once.*restore it for 30 days/)).toBeTruthy();
    expect(await dialog.findByText(/^3 people have an open inquiry about it/)).toBeTruthy();
    expect([document.activeElement?.textContent, bodiesOf(deleteCall)]).toEqual(['Cancel', []]);
  });
  it('is sent with the version, and leads to the list', async () => {
    const { confirm, bodiesOf, flashes } = await ask();
    confirm();
    await waitFor(() => expect(flashes()).toEqual(['Deleted. You can restore it for 30 days.']));
    expect(bodiesOf(deleteCall)).toEqual([{ id: 'abcdefghij', version: 4 }]);
    await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  });
  it('names no inquiries without any', async () => {
    const { dialog, calls } = await ask({ [leadsCall]: [leadsOf({})] });
    await waitFor(() => expect(calls().some((call) => call.startsWith(leadsCall))).toBe(true));
    expect(dialog.queryByText(/inquiry/)).toBeNull();
  });
  it('leaves the question open after a failure, and can be tried again', async () => {
    const { dialog, confirm, flashes } = await ask({ [deleteCall]: [503, {}] });
    confirm();
    expect((await dialog.findByRole('alert')).textContent).toContain('Try again in a moment.');
    confirm('Try again');
    await waitFor(() => expect(flashes()).toHaveLength(1));
  });
  it('is not done if the listing was changed in another window, which is shown', async () => {
    const { confirm, flashes } = await ask({
      [getCall]: [stored(), stored({ version: 7, rent: 2_100 })],
      [deleteCall]: [conflict],
    });
    confirm();
    await isClosed();
    expect((await statusCard().findByRole('alert')).textContent).toContain('we didn’t delete it');
    expect(screen.getByLabelText<HTMLInputElement>(/^Rent$/).value).toBe('2100');
    expect([flashes(), await button('Delete listing')]).toEqual([[], expect.anything()]);
  });
  it('is not offered while support has stopped the listing', async () => {
    openEditor({ [getCall]: [stored({ status: 'suspended', isLive: false })] });
    await screen.findByLabelText('Title');
    expect(screen.queryByText('Delete listing')).toBeNull();
  });
});
