import { screen } from '@porchlight/client';

/** Screen of a page whose data the server failed to load; the browser loads it on demand. */
export const BrokenPage = screen(() => import(/* webpackChunkName: "broken-page" */ './broken-screen.tsx'));
