import type { ComponentProps } from 'react';

/**
 * Single tab stop that handles its own keys and pointer events (ARIA `application`), used by the map and by the drawing
 * surface.
 */
export function Application(props: Omit<ComponentProps<'div'>, 'role' | 'tabIndex'>) {
  return <div {...props} role="application" tabIndex={0} />;
}
