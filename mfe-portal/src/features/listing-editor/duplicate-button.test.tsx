import { jest } from '@jest/globals';
import { aDraft, openDraft, pass, pressNow, type } from './testing/open-draft.tsx';
import { changeCall } from './testing/open-editor.tsx';

const duplicates = 'POST /elandlord/listings/abcdefghij/duplicates';
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('the button that duplicates a draft', () => {
  it('saves what was typed first, and copies that', async () => {
    let respond: (response: object) => void = () => undefined;
    const saved = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { calls, flashes } = await openDraft({
      [changeCall]: [saved],
      [duplicates]: [aDraft({ id: 'copy000000' })],
    });
    type('Title', 'Sunny');
    await pressNow('Duplicate');
    expect([calls().includes(changeCall), calls().includes(duplicates)]).toEqual([true, false]);
    respond(aDraft({ title: 'Sunny', version: 5 }));
    await pass(0);
    expect(calls().filter((call) => call === duplicates)).toHaveLength(1);
    expect(flashes()[0]).toContain('This copy is a draft.');
  });

  it('says why a copy is refused', async () => {
    const refusal = { status: 409, code: 'too-many-drafts', message: 'You have 50 drafts.' };
    const { flashes } = await openDraft({ [duplicates]: [refusal] });
    await pressNow('Duplicate');
    expect(flashes()).toEqual(['We couldn’t copy this listing. You have 50 drafts.']);
  });
});
