import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Renders nothing instead of a part that fails, when the page is complete without it. */
export class Optional extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
