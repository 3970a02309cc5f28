import { createElement, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

/** What a part hands to a link. */
export interface LinkLikeProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly children?: ReactNode;
}

/** A router's link. Parts take one as a prop, since the router is none of their business; without it they draw a plain `<a>`. */
export type LinkLike = ComponentType<LinkLikeProps>;

/** Draws a link by the router's component, or as a plain one. */
export function AnyLink({ link, to, ...rest }: LinkLikeProps & { readonly link?: LinkLike | undefined }): ReactNode {
  return link ? createElement(link, { to, ...rest }) : createElement('a', { href: to, ...rest });
}
