import type { PageApi } from '../pages/page-api.ts';
import type { DrawnPage } from '../pages/page-store.ts';
import type { PageOrder, Renderer } from './renderer.ts';

/** Draws a page; it may be kept as long as every answer that went into it. */
export async function drawPage(renderer: Renderer, api: PageApi, order: PageOrder): Promise<DrawnPage> {
  let keepSeconds = Infinity;
  const page = await renderer.draw(order, async (path, headers) => {
    const answer = await api.ask(path, headers);
    keepSeconds = Math.min(keepSeconds, answer.keepSeconds);
    return { status: answer.status, body: answer.body };
  });
  return { page, keepSeconds };
}
