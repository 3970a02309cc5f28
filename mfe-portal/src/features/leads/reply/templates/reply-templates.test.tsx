import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Responses } from '../../../../testing/api-in-turn.ts';
import { openLead, press } from '../../testing/open-leads.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const listCall = 'GET /elandlord/reply-templates';
const createCall = 'POST /elandlord/reply-templates';
const parking = { id: 't1', name: 'Parking', text: 'There is one spot behind the house.' };
const heating = { id: 't2', name: 'Heating', text: 'It is included.' };
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const dialog = (name = 'Your quick replies') => within(screen.getByRole('dialog', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open(over: Responses) {
  const opened = await openLead({}, over);
  await press('Your quick replies');
  return opened;
}

describe('own quick replies', () => {
  it('are inserted beside those of the product, in the same way', async () => {
    await openLead({}, { [listCall]: [{ templates: [parking] }] });
    await press('Parking');
    expect(field().value).toBe('Hi Amara,\n\nThere is one spot behind the house.');
    await press('Pets');
    expect(field().value).toMatch(/behind the house\.\n\nCould you tell me/);
  });
  it('are written in a dialog, and then among the buttons', async () => {
    const { bodiesOf } = await open({
      [listCall]: [{ templates: [] }, { templates: [parking] }],
      [createCall]: [{ status: 201, template: parking }],
    });
    expect(await dialog().findByText(/^Write a reply once/)).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: 'Add a quick reply' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the button'));
    fill('Name of the button', ' Parking ');
    fill('Text of the reply', parking.text);
    fireEvent.click(dialog('New quick reply').getByRole('button', { name: 'Save quick reply' }));
    expect(await screen.findByText('“Parking” is saved.')).toBeTruthy();
    expect(bodiesOf(createCall)).toEqual([{ name: 'Parking', text: parking.text }]);
    expect(await screen.findByRole('button', { name: 'Edit Parking' })).toBeTruthy();
  });
  it('that are incomplete or have a taken name are not saved, and what was written stays', async () => {
    const message = 'You already have a quick reply with this name.';
    const { countOf } = await open({ [createCall]: [{ status: 409, code: 'name-taken', message }] });
    fireEvent.click(await dialog().findByRole('button', { name: 'Add a quick reply' }));
    fill('Name of the button', 'Parking');
    fireEvent.click(screen.getByRole('button', { name: 'Save quick reply' }));
    await waitFor(() => expect(screen.getByLabelText('Text of the reply').getAttribute('aria-invalid')).toBe('true'));
    expect(countOf(createCall)).toBe(0);
    fill('Text of the reply', parking.text);
    fireEvent.click(screen.getByRole('button', { name: 'Save quick reply' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name of the button').value).toBe('Parking');
  });
  it('are changed, and deleted after a confirmation', async () => {
    const { bodiesOf, countOf } = await open({
      [listCall]: [{ templates: [heating, parking] }],
      'PATCH /elandlord/reply-templates/t2': [{ template: heating }],
      'DELETE /elandlord/reply-templates/t1': [503, {}],
    });
    fireEvent.click(await dialog().findByRole('button', { name: 'Edit Heating' }));
    fill('Text of the reply', 'Heating is included.');
    fireEvent.click(screen.getByRole('button', { name: 'Save quick reply' }));
    expect(await screen.findByText('“Heating” is saved.')).toBeTruthy();
    expect(bodiesOf('PATCH /elandlord/reply-templates/t2')).toEqual([
      { name: 'Heating', text: 'Heating is included.' },
    ]);
    fireEvent.click(dialog().getByRole('button', { name: 'Delete Parking' }));
    const question = dialog('Delete “Parking”?');
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(question.getByRole('button', { name: 'Delete quick reply' }));
    expect((await question.findByRole('alert')).textContent).toContain('We couldn’t delete this quick reply');
    fireEvent.click(question.getByRole('button', { name: 'Delete quick reply' }));
    expect(await screen.findByText('“Parking” is deleted.')).toBeTruthy();
    expect(countOf('DELETE /elandlord/reply-templates/t1')).toBe(2);
  });
  it('that cannot be loaded are loaded again; those of the product stay', async () => {
    await open({ [listCall]: [503, { templates: [parking] }] });
    expect(screen.getByText('Still available')).toBeTruthy();
    fireEvent.click(await dialog().findByRole('button', { name: 'Try again' }));
    expect(await dialog().findByText('Parking', { selector: 'strong' })).toBeTruthy();
  });
});
