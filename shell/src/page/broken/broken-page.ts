import { screen } from '@porchlight/client';

/** Drawn in place of a page whose answers failed on the server. Browsers fetch it when they meet one. */
export const BrokenPage = screen(() => import(/* webpackChunkName: "broken-page" */ './broken-screen.tsx'));
