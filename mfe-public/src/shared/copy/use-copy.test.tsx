import { jest } from '@jest/globals';
import { inSite } from '@porchlight/listing-ui/testing';
import { act, renderHook } from '@testing-library/react';
import { useCopy } from './use-copy.ts';

type WriteText = Clipboard['writeText'];
const withClipboard = (clipboard: { readonly writeText: WriteText } | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
/** Copies a link and returns the flash messages shown. */
async function copied(...given: Parameters<ReturnType<typeof useCopy>>) {
  const { store, wrapper } = inSite();
  const { result } = renderHook(useCopy, { wrapper });
  await act(() => result.current(...given));
  return store.getState().flash.map(({ type, text }) => [type, text]);
}
const refused = [['warning', 'We couldn’t copy the link. Copy it from the address bar.']];

describe('a link to copy', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('is written to the clipboard, with a flash message', async () => {
    const writeText = jest.fn<WriteText>(() => Promise.resolve());
    withClipboard({ writeText });
    expect(await copied('https://porchlight.test/a')).toEqual([['success', 'Link copied.']]);
    expect(writeText).toHaveBeenCalledWith('https://porchlight.test/a');
  });

  it('uses the success text of the caller', async () => {
    withClipboard({ writeText: () => Promise.resolve() });
    expect(await copied('https://porchlight.test/a', 'Two homes are copied.')).toEqual([
      ['success', 'Two homes are copied.'],
    ]);
  });

  it('can be copied by hand where the page has no clipboard', async () => {
    withClipboard(undefined);
    expect(await copied('https://porchlight.test/a')).toEqual(refused);
  });

  it('can be copied by hand where the browser refuses', async () => {
    withClipboard({ writeText: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')) });
    expect(await copied('https://porchlight.test/a', 'Never said.')).toEqual(refused);
  });
});
