import type { AreaManifest } from '@porchlight/client';
import type { RenderRequest, RenderedPage } from '@porchlight/contracts/internal';
import { renderPage } from './page/render-page.tsx';

export { shared } from './shared.ts';

/** Renders a page for a guest: layout and public area in one tree, with the state for hydration. */
export const render = (request: RenderRequest<AreaManifest>): Promise<RenderedPage> => renderPage(request);
