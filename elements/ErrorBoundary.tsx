import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value gives the children another try. */
  attempt: unknown;
  onError: (error: unknown) => void;
  onDrawn?: (() => void) | undefined;
}

interface ErrorBoundaryState {
  failed: boolean;
  /** The attempt that failed. */
  attempt: unknown;
}

/** Keeps one tag's fault to itself: what the page put into the `fallback` slot is shown instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { attempt }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  override componentDidMount(): void {
    this.props.onDrawn?.();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <slot name="fallback" /> : this.props.children;
  }
}
