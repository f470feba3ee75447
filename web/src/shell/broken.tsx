import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../design/button.js';
import { Empty } from '../design/notice.js';
import { currentWords } from '../words/use-words.js';
import { Page } from './page.js';

interface Props {
  readonly children: ReactNode;
}

/** Catches a page that cannot be drawn, most often because its chunk did not load, and offers to try again. */
export class Broken extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const { problem, again } = currentWords();
    return (
      <Page title={problem.title}>
        <Empty title={problem.chunk}>
          <Button leading onClick={() => location.reload()}>
            {again}
          </Button>
        </Empty>
      </Page>
    );
  }
}
