/** Screens of the resources of the contracts: list, form, record with history. Used by the admin and support areas. */
export { ListContent as ResourceListContent } from './list/list-content.tsx';
export { resourceRoutes } from './resource-routes.tsx';
export type { ResourceScreens } from './resource-screens.ts';
