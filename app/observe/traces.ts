import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import type { FastifyRequest } from 'fastify'
import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import { Refusal } from '#kernel/refusals.ts'
import { recordTraces, type Activity, type Tracing } from '#kernel/telemetry.ts'
import { NO_ROUTE, routeOf, type RequestTracing } from '#gateway/access-log.ts'
import { redactLine } from '#app/log.ts'

export interface TracesOptions {
  /** Base URL of an OTLP collector over HTTP. */
  readonly endpoint: string
  /** Share of the traces started in this process that are recorded, 0 to 1; a trace started by a caller is recorded when the caller's sampled flag is set. */
  readonly share: number
  readonly version: string
  /** Replaces the collector, for tests. */
  readonly exporter?: SpanExporter
}

export interface RunningTraces {
  readonly requests: RequestTracing
  /** Sends the recorded spans; gives up after a timeout when the collector is unreachable. */
  stop(): Promise<void>
}

const SEND_TIMEOUT_MS = 5_000
const SEND_EVERY_MS = 2_000
/** Maximum number of spans queued while the collector is unreachable; further spans are dropped. */
const QUEUED_SPANS_MAX = 4_096
const STOP_MS = 2_000

/** Records traces of this process. The module is loaded only when an OTLP endpoint is configured. */
export function startTraces({ endpoint, share, version, exporter }: TracesOptions): RunningTraces {
  const to =
    exporter ??
    new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      timeoutMillis: SEND_TIMEOUT_MS,
    })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fiducia', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      namesCensored,
      new BatchSpanProcessor(to, {
        maxQueueSize: QUEUED_SPANS_MAX,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  })
  // Registered globally, so that the spans of Apollo's gateway belong to the same traces.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  recordTraces(tracing)
  return {
    requests: requestTracing(),
    async stop() {
      recordTraces(undefined)
      await withTimeout(provider.shutdown(), STOP_MS, () => new Error('the collector did not respond')).catch(
        () => undefined,
      )
      trace.disable()
      context.disable()
    },
  }
}

/** Redacts request ids and operation names, which clients choose and Apollo's gateway copies into its own spans. */
const namesCensored: SpanProcessor = {
  onStart(span) {
    for (const attribute of ['fiducia.request_id', 'operationName', 'graphql.operation.name']) {
      const name = span.attributes[attribute]
      if (typeof name === 'string') span.setAttribute(attribute, redactLine(name))
    }
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

const tracer = (): ReturnType<typeof trace.getTracer> => trace.getTracer('fiducia')

const tracing: Tracing = {
  withSpan<Result>({ name, kind, isRoot, attributes = {} }: Activity, work: () => Result): Result {
    const around = context.active()
    if (!isRoot && !trace.getSpan(around)) return work()
    const span = tracer().startSpan(
      name,
      { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes, root: isRoot === true },
      around,
    )
    try {
      const result = context.with(trace.setSpan(around, span), work)
      if (result instanceof Promise) return endAfter(result, span) as Result
      span.end()
      return result
    } catch (error) {
      endFailed(span, error)
      throw error
    }
  },
  headers() {
    const spanContext = trace.getSpanContext(context.active())
    return spanContext
      ? {
          traceparent: `00-${spanContext.traceId}-${spanContext.spanId}-0${spanContext.traceFlags & TraceFlags.SAMPLED}`,
        }
      : {}
  },
}

async function endAfter(running: Promise<unknown>, span: Span): Promise<unknown> {
  try {
    const result = await running
    span.end()
    return result
  } catch (error) {
    endFailed(span, error)
    throw error
  }
}

/** An error message may contain personal data, so a span records only the type of the error. A refusal does not mark the span as failed. */
function endFailed(span: Span, error: unknown): void {
  if (error instanceof Refusal) span.setAttribute('error.type', error.code)
  else span.setAttribute('error.type', typeOf(error)).setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

/** The context of the caller's trace, or the root context without a valid traceparent. */
export function callersContext(traceparent: unknown): Context {
  const [, traceId, spanId, flags] =
    typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : []
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags!, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  })
}

function requestTracing(): RequestTracing {
  const spans = new WeakMap<FastifyRequest, Span>()
  return {
    enter(request, next) {
      const callers = callersContext(request.headers['traceparent'])
      const route = routeOf(request)
      const span = tracer().startSpan(
        route === NO_ROUTE ? request.method : `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            ...(route !== NO_ROUTE && { 'http.route': route }),
            'fiducia.request_id': request.id,
          },
        },
        callers,
      )
      spans.set(request, span)
      context.with(trace.setSpan(callers, span), next)
    },
    resume(request, next) {
      const span = spans.get(request)
      if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), next)
      else next()
    },
    leave(request, { status, service, operation, credential, workspaceId }) {
      const span = spans.get(request)
      if (!span) return
      span.setAttributes({
        'http.response.status_code': status,
        'fiducia.service': service,
        ...(operation !== undefined && { 'fiducia.operation': redactLine(operation) }),
        ...(credential !== undefined && { 'fiducia.credential': credential }),
        ...(workspaceId !== undefined && { 'fiducia.workspace_id': workspaceId }),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
