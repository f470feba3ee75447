import { Errand, trails } from './trail.js';
import type { Trail } from './trail.js';
import type { OpenSpan, SpanFacts, SpanPlace, Spans } from './spans.js';

const nothing = (): void => undefined;

/** An errand that has begun, and ends when its owner says so. */
export interface Begun {
  readonly span: OpenSpan | undefined;
  /** Runs the next part of it. */
  run<T>(work: () => T): T;
}

/**
 * Follows what is under way. Every errand has a trace id for its log lines; spans are made only where an exporter is set
 * up (`OTEL_*`), and otherwise a step is its work and nothing else.
 */
export class Tracing {
  constructor(private readonly spans?: Spans) {}

  /** An errand of its own, whatever is under way around it. */
  begin<T>(name: string, place: SpanPlace, work: () => T): T {
    if (!this.spans) return trails.run({ errand: errandAt(place), span: undefined }, work);
    const begun = this.open(name, place);
    return begun.span ? closing(begun.span, () => begun.run(work)) : begun.run(work);
  }

  /** The same for an errand that is not one call: its owner ends the span. */
  open(name: string, { facts, ...place }: SpanPlace): Begun {
    const span = this.spans?.open(name, { ...place, facts });
    const errand = errandAt({ ...place, facts }, span);
    const trail: Trail = { errand, span };
    return { span, run: (work) => trails.run(trail, work) };
  }

  /** A part of what is under way. */
  step<T>(name: string, work: () => T): T {
    if (!this.spans) return work();
    const trail = trails.getStore();
    if (!trail?.span) return work();
    const span = this.spans.open(name, { parent: trail.span });
    return closing(span, () => trails.run({ errand: trail.errand, span }, work));
  }

  /** A part that is over when the returned function is called: waiting for a turn. */
  wait(name: string): () => void {
    const parent = this.spans && trails.getStore()?.span;
    if (!parent) return nothing;
    const span = this.spans!.open(name, { parent });
    return () => span.end();
  }

  /** Tells more about the step that is under way. */
  tell(facts: SpanFacts): void {
    if (this.spans) trails.getStore()?.span?.tell(facts);
  }

  /** The span that is under way, as the cause of another errand. */
  get cause(): OpenSpan | undefined {
    return this.spans && trails.getStore()?.span;
  }
}

function errandAt({ caller, facts }: SpanPlace, span?: OpenSpan): Errand {
  const errand = new Errand(span?.traceId ?? caller?.traceId);
  const sessionId = facts?.['parlour.session.id'];
  if (sessionId !== undefined) errand.sessionId = String(sessionId);
  return errand;
}

function closing<T>(span: OpenSpan, work: () => T): T {
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        span.end(error);
        throw error;
      },
    ) as T;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
