import { Component, type ReactNode } from 'react';
import { FailedPart } from './failed-part.tsx';
import { isTooLate } from './load-error.ts';

interface Props {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a failure inside its part of the page, with a way to try again. */
export class Boundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('nothing was thrown') };
  }

  private readonly retry = (): void => {
    if (isTooLate(this.state.error)) {
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
