import { Component, type ReactNode } from 'react';
import { FailedPart } from './failed-part.tsx';
import { isTimeout } from './is-timeout.ts';

interface Props {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Catches rendering and loading errors of a part of the page and offers a retry. */
export class Boundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('thrown value is null or undefined') };
  }

  private readonly retry = (): void => {
    if (isTimeout(this.state.error)) {
      window.location.reload();
      return;
    }
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <FailedPart onRetry={this.retry} />;
  }
}
