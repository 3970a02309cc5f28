import { requestReceiptLink } from './request-receipt-link.ts';

/** Requests a link whose PDF is rendered at a request, counted from 1. Returns the result and what was done. */
async function requestUntil(renderedAt: number) {
  const steps: string[] = [];
  const link = await requestReceiptLink(
    () => {
      steps.push('request');
      const isReady = steps.filter((step) => step === 'request').length >= renderedAt;
      return Promise.resolve({ data: isReady ? { state: 'ready', url: '/file/1' } : { state: 'waiting' } });
    },
    () => {
      steps.push('wait');
      return Promise.resolve();
    },
  );
  return { link, steps };
}

describe('the link of a receipt', () => {
  it('is requested once when the PDF is rendered', async () => {
    expect(await requestUntil(1)).toEqual({ link: { path: '/file/1' }, steps: ['request'] });
  });
  it('is requested again after a pause while the PDF is being rendered', async () => {
    expect(await requestUntil(3)).toEqual({
      link: { path: '/file/1' },
      steps: ['request', 'wait', 'request', 'wait', 'request'],
    });
  });
  it('is given up after ten requests', async () => {
    const { link, steps } = await requestUntil(99);
    expect([link, steps.filter((step) => step === 'request').length, steps.at(-1)]).toEqual(['waiting', 10, 'request']);
  });
  it('is not requested again after an error', async () => {
    const error = { status: 404, code: 'not-found', message: 'Not here.' };
    const wait = () => Promise.reject(new Error('waited'));
    expect(await requestReceiptLink(() => Promise.resolve({ error }), wait)).toEqual({ error });
  });
});
