import { screen } from '@porchlight/client';

/**
 * Loads the preview after the chunk of the listing page, whose parts it shows. Beside it, that chunk would be split.
 */
export const PreviewRouteScreen = screen(() => import(/* webpackChunkName: "preview" */ './preview-screen.tsx'));
