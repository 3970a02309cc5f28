import { screen } from '@porchlight/client';

/** Loads the preview after the chunk of pages, whose parts it shows. Beside it, that chunk would be split. */
export const PagePreviewRouteScreen = screen(
  () => import(/* webpackChunkName: "page-preview" */ './page-preview-screen.tsx'),
);
