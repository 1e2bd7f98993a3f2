import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value gives the children another try. */
  attempt: unknown;
  onError: (error: unknown) => void;
}

/** Keeps one tag's fault to itself: what the page put into the `fallback` slot is shown instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <slot name="fallback" /> : this.props.children;
  }
}
