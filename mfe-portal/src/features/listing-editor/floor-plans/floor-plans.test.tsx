import type { OwnFloorPlan } from '@porchlight/contracts/catalog';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFile, fakeUploads, standInForPreviews, type FakeUpload } from '../testing/fake-uploads.ts';
import { getCall, openEditor, plansCall, stored as listing } from '../testing/open-editor.tsx';
import { idOf } from '../testing/open-uploads.tsx';

const plan = (number: number, over: Partial<OwnFloorPlan> = {}): OwnFloorPlan => ({
  id: idOf(number),
  label: '',
  state: 'ready',
  format: 'image',
  url: `/assets/listings/full/${idOf(number)}-960.webp`,
  ...over,
});
const listOf = (...floorPlans: OwnFloorPlan[]) => ({ floorPlans });
const change = `PATCH /elandlord/floor-plans/${idOf(1)}`;
const deletion = `DELETE /elandlord/floor-plans/${idOf(1)}`;
const section = () => screen.findByLabelText('Floor plans', { selector: 'section' });
async function choose(...files: File[]) {
  const chooser = within(await section()).getByText<HTMLButtonElement>('Choose floor plans', { selector: 'button' });
  await waitFor(() => expect(chooser.disabled).toBe(false));
  await act(async () => void fireEvent.change(screen.getByLabelText('Floor plan files'), { target: { files } }));
}
const label = () => screen.findByLabelText<HTMLInputElement>(/^Label of floor plan 1/);

let started: readonly FakeUpload[];
beforeEach(() => {
  localStorage.clear();
  started = fakeUploads();
  standInForPreviews();
});

describe('the floor plans of a listing', () => {
  it('are uploaded as images or PDFs, and are plans when the server has them', async () => {
    openEditor({ [plansCall]: [listOf(), listOf(plan(1, { format: 'pdf', url: '/assets/floorplans/1.pdf' }))] });
    expect(within(await section()).getByText(/^Up to 10 images or PDFs of up to 10 MB/)).toBeTruthy();
    await choose(aFile('upper.pdf', 'application/pdf'));
    expect(started.map(({ createPath }) => createPath)).toEqual(['/elandlord/listings/:id/floor-plans']);
    await act(async () => {
      started[0]!.onCreated(idOf(1));
      started[0]!.onProgress(0.5);
    });
    expect(screen.getByLabelText<HTMLProgressElement>('Uploading upper.pdf').value).toBe(0.5);
    await act(async () => started[0]!.onSent());
    const link = await screen.findByLabelText('Download floor plan 1 (PDF)');
    expect([link.getAttribute('href'), screen.queryByText('upper.pdf')]).toEqual(['/assets/floorplans/1.pdf', null]);
  });

  it('are labelled when the field is left, and the form stays unchanged', async () => {
    const errors = { label: ['Leave contact details out.'] };
    const refused = { status: 422, code: 'input-refused', message: 'Please check.', errors };
    const { bodiesOf, changes, flashes } = openEditor({ [plansCall]: [listOf(plan(1))], [change]: [refused, {}] });
    fireEvent.blur(await label());
    fireEvent.change(await label(), { target: { value: '416 555 0123' } });
    fireEvent.blur(await label());
    expect(await screen.findByText('Leave contact details out.')).toBeTruthy();
    fireEvent.change(await label(), { target: { value: ' Upper floor ' } });
    fireEvent.keyDown(await label(), { key: 'Enter' });
    await waitFor(() => expect(flashes()).toEqual(['The label is saved.']));
    expect(bodiesOf(change)).toEqual([{ label: '416 555 0123' }, { label: ' Upper floor ' }]);
    expect([changes(), screen.queryByText('Save changes')]).toEqual([[], null]);
  });

  it('are removed after a confirmation', async () => {
    const { bodiesOf } = openEditor({ [plansCall]: [listOf(plan(1)), listOf()], [deletion]: [503, {}] });
    fireEvent.click(await screen.findByLabelText('Remove floor plan 1'));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this floor plan?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Try again in a moment.');
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No floor plans yet.')).toBeTruthy();
    expect(bodiesOf(deletion)).toHaveLength(2);
  });

  it('of another kind are refused before they are sent, others with the reason of the server', async () => {
    openEditor({ [plansCall]: [listOf(), listOf(plan(1, { state: 'failed', fault: 'damaged' }))] });
    await choose(aFile('plan.svg', 'image/svg+xml'), aFile('plan.pdf', 'application/pdf'));
    expect(screen.getByText(/isn’t a JPEG, PNG, WebP or PDF/)).toBeTruthy();
    expect(started).toHaveLength(1);
    await act(async () => {
      started[0]!.onCreated(idOf(1));
      started[0]!.onSent();
    });
    expect(await screen.findByText(/We couldn’t read this file/)).toBeTruthy();
  });

  it('that an earlier visit did not finish can be removed', async () => {
    openEditor({ [plansCall]: [listOf(plan(1, { state: 'receiving' }))] });
    expect(await screen.findByText(/^Floor plan 1 wasn’t uploaded whole/)).toBeTruthy();
    expect(screen.getByLabelText('Remove floor plan 1')).toBeTruthy();
  });

  it('are at most ten', async () => {
    openEditor({ [plansCall]: [listOf(...Array.from({ length: 10 }, (_, at) => plan(at)))] });
    expect(await screen.findByText(/^A listing has at most 10 floor plans/)).toBeTruthy();
    expect(screen.getByText<HTMLButtonElement>('Choose floor plans', { selector: 'button' }).disabled).toBe(true);
  });

  it('are loaded again on request', async () => {
    openEditor({ [plansCall]: [503, listOf(plan(1))] });
    fireEvent.click(await within(await section()).findByText('Try again', { selector: 'button' }));
    expect(await label()).toBeTruthy();
  });

  it('of a stopped listing cannot be changed', async () => {
    openEditor({ [plansCall]: [listOf(plan(1))], [getCall]: [listing({ status: 'suspended' })] });
    expect((await label()).matches(':disabled')).toBe(true);
    expect(screen.getByLabelText('Remove floor plan 1').matches(':disabled')).toBe(true);
  });
});
