import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { toast } from '../design/toast.js';
import { currentWords } from '../words/use-words.js';

interface Props {
  readonly children: ReactNode;
  /** Stands in its place until it is there. */
  readonly coming?: ReactNode;
}

/**
 * A part of a page that is fetched when it is wanted. Where it does not come, the rest of the page goes on and its place stays as
 * it was; that is said, with a way to load the page again.
 */
export class Part extends Component<Props, { readonly isMissing: boolean }> {
  override state = { isMissing: false };
  private takeBack: () => void = () => {};

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch() {
    const { problem, again } = currentWords();
    this.takeBack = toast(problem.chunk, { label: again, press: () => location.reload() });
  }

  override componentWillUnmount() {
    this.takeBack();
  }

  override render() {
    const { children, coming } = this.props;
    return this.state.isMissing ? coming : <Suspense fallback={coming}>{children}</Suspense>;
  }
}
