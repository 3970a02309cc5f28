import { area } from './area.tsx';
import { builtRoutes } from './built-routes.ts';

it('the navigation leads to every route that has a screen, and to no other', () => {
  const paths = area.routes.flatMap((route) => (route.screen ? [route.path] : []));
  expect(builtRoutes.map(({ path }) => path).sort()).toEqual(paths.sort());
});
