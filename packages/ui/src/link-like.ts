import { createElement, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

/** Props passed to a link. */
export interface LinkLikeProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly children?: ReactNode;
}

/**
 * Link component of a router, accepted by components that do not depend on one; without it they render a plain `<a>`.
 */
export type LinkLike = ComponentType<LinkLikeProps>;

/** Renders the given link component, or a plain `<a>`. */
export function LinkOrAnchor({
  link,
  to,
  ...rest
}: LinkLikeProps & { readonly link?: LinkLike | undefined }): ReactNode {
  return link ? createElement(link, { to, ...rest }) : createElement('a', { href: to, ...rest });
}
