import { createHmac } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  DiagLogLevel,
  diag,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { currentSpan, type Span, type SpanFacts, type Traces } from '../core/traces.ts';
import { errorFacts } from './errorFacts.ts';

interface Options {
  /** The collector, e.g. `http://collector:4318`. */
  readonly url: string;
  /** The share of traces that is exported, from 0 to 1. */
  readonly ratio: number;
  readonly secret: string;
}

/** Milliseconds a collector may take for a batch, with its repeats. */
const EXPORT_LIMIT = 5_000;
/** Milliseconds for the last batches when the server stops. */
const FLUSH_LIMIT = 3_000;
/** Ended spans that wait in memory; further ones are lost. */
const QUEUE = 2_048;
/** Milliseconds between two reports of lost spans. */
const QUIET = 10 * 60_000;

/** Sends traces to a collector by OTLP over HTTP. */
export function otlpTraces({ url, ratio, secret }: Options): Traces {
  let report: (reason: string) => void = () => {};
  let quietUntil = 0;
  const lost = (reason: string) => {
    // guard: traces.loss.test.ts
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET;
    report(reason.slice(0, 200));
  };
  // What fails in the libraries is only told to this logger: failed batches, and spans that the queue had no room for.
  const ignore = () => {};
  const logger = { error: lost, warn: lost, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });

  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: EXPORT_LIMIT });
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: QUEUE,
    exportTimeoutMillis: 2 * EXPORT_LIMIT,
    scheduledDelayMillis: 2_000,
  });
  const provider = new TracerProvider({
    sampler: samplerOf(ratio, secret),
    spanProcessors: [processor],
    resource: resourceFromAttributes({ 'service.name': 'venue', 'host.name': hostname(), 'process.pid': process.pid }),
  });
  const tracer = provider.getTracer('venue');
  const contexts = new WeakMap<Span, Context>();

  const begin = (name: string, kind: SpanKind, attributes: SpanFacts, parent: Context): Span => {
    const recorded = tracer.startSpan(name, { kind, attributes }, parent);
    const span = spanOf(recorded, (child, facts) => begin(child, SpanKind.CLIENT, facts, contextOf(span)));
    contexts.set(span, trace.setSpan(ROOT_CONTEXT, recorded));
    return span;
  };
  const contextOf = (span: Span | undefined): Context => (span && contexts.get(span)) ?? ROOT_CONTEXT;

  return {
    request(name, facts, traceparent) {
      const outer = currentSpan();
      return begin(name, SpanKind.SERVER, facts, outer ? contextOf(outer) : remoteContext(traceparent));
    },
    job: name => begin(name, SpanKind.INTERNAL, {}, ROOT_CONTEXT),
    onLoss(newReport) {
      report = newReport;
    },
    async close() {
      const late = new AbortController();
      const limit = pause(FLUSH_LIMIT, undefined, { signal: late.signal }).catch(() => {});
      // guard: traces.loss.test.ts
      await Promise.race([provider.shutdown().catch(error => lost(String(error))), limit]);
      late.abort();
      diag.disable();
    },
  };
}

/** Only the ids are taken from the caller: no state, no baggage. */
function remoteContext(traceparent: unknown): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/**
 * Decides by the id of the trace and the secret: all servers alike, for all tries of a call alike, and so that callers,
 * who may choose the id, can neither foresee nor force it.
 */
function samplerOf(ratio: number, secret: string): Sampler {
  const share = (traceId: string) =>
    createHmac('sha256', secret).update(`traces ${traceId}`).digest().readUInt32BE() / 2 ** 32;
  const own: Sampler = {
    shouldSample: (_context, traceId) => ({
      decision:
        ratio === 1 || share(traceId) < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => `venue ${ratio}`,
  };
  return new ParentBasedSampler({ root: own, remoteParentSampled: own, remoteParentNotSampled: own });
}

type BeginChild = (name: string, facts: SpanFacts) => Span;

function spanOf(recorded: OtelSpan, beginChild: BeginChild): Span {
  const { traceId, traceFlags } = recorded.spanContext();
  const record = (error: unknown) => {
    const { type, ...facts } = errorFacts(error);
    recorded.setStatus({ code: SpanStatusCode.ERROR });
    recorded.setAttribute('error.type', type);
    recorded.addEvent('exception', { 'exception.type': type, ...facts });
  };
  return {
    traceId: traceFlags & TraceFlags.SAMPLED ? traceId : undefined,
    begin: (name, facts = {}) => (recorded.isRecording() ? beginChild(name, facts) : undefined),
    set: facts => void (recorded.isRecording() && recorded.setAttributes(facts)),
    record: error => void (recorded.isRecording() && record(error)),
    end(error) {
      if (!recorded.isRecording()) return;
      if (error !== undefined) record(error);
      recorded.end();
    },
  };
}
