import type { ComponentProps } from 'react';

/**
 * Single tab stop that handles its own keys and pointer events (ARIA `application`), used by the map and by the drawing
 * surface.
 */
export function Application(props: Omit<ComponentProps<'div'>, 'role' | 'tabIndex'>) {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the rule does not treat role=application as interactive
  return <div {...props} role="application" tabIndex={0} />;
}
