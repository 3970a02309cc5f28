import type { AreaManifest } from '@porchlight/client';
import type { RenderRequest, RenderedPage } from '@porchlight/contracts/internal';
import { renderPage } from './page/render-page.tsx';

export { shared } from './shared.ts';

/** Draws a page as a guest sees it: chrome and public area in one tree, with what the browser needs to take it over. */
export const render = (request: RenderRequest<AreaManifest>): Promise<RenderedPage> => renderPage(request);
