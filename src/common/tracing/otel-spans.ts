import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import { ApiError } from '../api-error.js';
import type { Caller, OpenSpan, SpanFacts, SpanPlace, Spans } from './spans.js';

class OtelSpan implements OpenSpan {
  constructor(readonly span: Span) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  tell(facts: SpanFacts): void {
    this.span.setAttributes(facts);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  end(error?: unknown): void {
    if (error !== undefined) {
      // The kind and never the message: that may quote what a client sent.
      this.span.setAttribute('error.type', kindOf(error));
      // A refusal is an answer; only our own mistakes are failures.
      if (!(error instanceof ApiError && error.status < 500)) this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

/** Spans of OpenTelemetry. Parents are handed over, so nothing is registered for the whole process. */
export class OtelSpans implements Spans {
  constructor(private readonly tracer: Tracer) {}

  open(name: string, { parent, caller, cause, served, facts }: SpanPlace): OpenSpan {
    const options = {
      kind: served ? SpanKind.SERVER : SpanKind.INTERNAL,
      attributes: { ...facts },
      links: cause ? [{ context: (cause as OtelSpan).span.spanContext() }] : [],
    };
    return new OtelSpan(this.tracer.startSpan(name, options, above(parent, caller)));
  }
}

function above(parent: OpenSpan | undefined, caller: Caller | undefined): Context {
  if (parent) return trace.setSpan(ROOT_CONTEXT, (parent as OtelSpan).span);
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
}

function kindOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof Error ? error.constructor.name : typeof error;
}
