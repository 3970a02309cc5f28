import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { changeCall, openEditor, stored } from '../testing/open-editor.tsx';
import { aDraft, openDraft, pass, type } from '../testing/open-draft.tsx';
import { getCall } from '../testing/open-editor.tsx';

const path = '/preview/abcdefghij';
const link = () => screen.getByText('Preview', { selector: 'a' });
/** Presses the link; returns whether the browser follows it. */
const press = () => fireEvent.click(link());
/** Stands in for the tab that a browser opens, or refuses to open. */
function aTab({ isBlocked = false } = {}) {
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(isBlocked ? null : (tab as unknown as Window));
  return { tab, open };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the link to the preview', () => {
  it('opens the page of a saved draft in a new tab', async () => {
    const { open } = aTab();
    await openDraft();
    expect([link().getAttribute('href'), link().getAttribute('target')]).toEqual([path, '_blank']);
    expect([press(), open.mock.calls]).toEqual([true, []]);
  });

  it('of a draft with changes waits until they are saved', async () => {
    let respond: (response: object) => void = () => undefined;
    const saved = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { tab } = aTab();
    const { changes } = await openDraft({ [changeCall]: [saved] });
    type('Title', 'Sunny');
    expect(press()).toBe(false);
    await pass(0);
    expect([changes().length, tab.location.replace.mock.calls]).toEqual([1, []]);
    respond(aDraft({ title: 'Sunny', version: 5 }));
    await pass(0);
    expect(tab.location.replace.mock.calls).toEqual([[path]]);
  });

  it('shows what is stored when the changes cannot be saved', async () => {
    const { tab } = aTab();
    await openDraft({ [changeCall]: [0] });
    type('Title', 'Sunny');
    press();
    await pass(0);
    expect(tab.location.replace.mock.calls).toEqual([[path]]);
  });

  it('is an ordinary link where the browser opens no tab by itself', async () => {
    aTab({ isBlocked: true });
    await openDraft({ [changeCall]: [aDraft({ title: 'Sunny', version: 5 })] });
    type('Title', 'Sunny');
    expect(press()).toBe(true);
  });

  it('is replaced by the page of a public listing', async () => {
    openEditor({ [getCall]: [stored()] });
    expect(await screen.findByText('View page', { selector: 'a' })).toBeTruthy();
    expect(screen.queryByText('Preview', { selector: 'a' })).toBeNull();
  });
});
