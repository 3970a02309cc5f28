import type { ComponentType } from 'react';
import { CreateForm, EditForm } from './form/resource-form.tsx';
import { ResourceList } from './list/resource-list.tsx';
import { ResourceShow } from './record/resource-show.tsx';
import type { ResourceScreens } from './resource-screens.ts';

/** Screens of a resource by the path that they are at. */
export type ScreensByPath = Readonly<Record<string, ComponentType>>;

/**
 * Makes the screens of a resource from its contract. `overrides` replaces the screen at a path; titles and permissions
 * of the paths are in the area's table of routes.
 */
export function resourceRoutes(screens: ResourceScreens, overrides: ScreensByPath = {}): ScreensByPath {
  const { list, create, show, edit } = screens.paths;
  return {
    [list]: () => <ResourceList screens={screens} />,
    ...(create && { [create]: () => <CreateForm screens={screens} /> }),
    ...(show && { [show]: () => <ResourceShow screens={screens} /> }),
    ...(edit && { [edit]: () => <EditForm screens={screens} /> }),
    ...overrides,
  };
}
