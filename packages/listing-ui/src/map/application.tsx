import type { ComponentProps } from 'react';

/** One tab stop whose keys and presses are its own (ARIA `application`): the map, and the surface to draw on. */
export function Application(props: Omit<ComponentProps<'div'>, 'role' | 'tabIndex'>) {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the rule does not count an application among what takes keys
  return <div {...props} role="application" tabIndex={0} />;
}
