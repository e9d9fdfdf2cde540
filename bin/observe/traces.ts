import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusals.ts'
import { recordTraces, type Activity, type Tracing } from '#kernel/telemetry.ts'
import { NO_ROUTE, routeOf, type RequestTracing } from '../../gateway/served.ts'
import { censored } from '../log.ts'

export interface TracesOptions {
  /** Base URL of an OTLP collector over HTTP. */
  readonly endpoint: string
  /** Share of the traces that begin here which are recorded; one that a caller has begun is recorded where the caller records it. */
  readonly share: number
  readonly version: string
  /** Takes the spans instead of the collector. */
  readonly exporter?: SpanExporter
}

export interface RunningTraces {
  readonly requests: RequestTracing
  /** Sends what is recorded; gives up where nobody takes it. */
  stop(): Promise<void>
}

const SEND_TIMEOUT_MS = 5_000
const SEND_EVERY_MS = 2_000
/** Spans that wait for a collector that is away; more are dropped. */
const WAITING_MOST = 4_096
const STOP_MS = 2_000

/** Records traces of this process. Loaded only where there is somebody to send them to. */
export function startTraces({ endpoint, share, version, exporter }: TracesOptions): RunningTraces {
  const to = exporter ?? new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: SEND_TIMEOUT_MS })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fiducia', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [namesCensored, new BatchSpanProcessor(to, { maxQueueSize: WAITING_MOST, scheduledDelayMillis: SEND_EVERY_MS, exportTimeoutMillis: SEND_TIMEOUT_MS })],
  })
  // Registered for all, so that what the gateway records of planning is a part of the same traces.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  recordTraces(tracing)
  return {
    requests: requestTracing(),
    async stop() {
      recordTraces(undefined)
      await Promise.race([provider.shutdown().catch(() => undefined), new Promise(resolve => setTimeout(resolve, STOP_MS).unref())])
      trace.disable()
      context.disable()
    },
  }
}

/** Clients choose their request ids and name their operations, which Apollo's gateway puts into spans of its own. */
const namesCensored: SpanProcessor = {
  onStart(span) {
    for (const attribute of ['fiducia.request_id', 'operationName', 'graphql.operation.name']) {
      const name = span.attributes[attribute]
      if (typeof name === 'string') span.setAttribute(attribute, censored(name))
    }
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

const tracer = (): ReturnType<typeof trace.getTracer> => trace.getTracer('fiducia')

const tracing: Tracing = {
  spanned<Result>({ name, kind, isRoot, attributes = {} }: Activity, work: () => Result): Result {
    const around = context.active()
    if (!isRoot && !trace.getSpan(around)) return work()
    const span = tracer().startSpan(name, { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes, root: isRoot === true }, around)
    try {
      const result = context.with(trace.setSpan(around, span), work)
      if (result instanceof Promise) return ended(result, span) as Result
      span.end()
      return result
    } catch (error) {
      failed(span, error)
      throw error
    }
  },
  headers() {
    const here = trace.getSpanContext(context.active())
    return here ? { traceparent: `00-${here.traceId}-${here.spanId}-0${here.traceFlags & TraceFlags.SAMPLED}` } : {}
  },
}

async function ended(running: Promise<unknown>, span: Span): Promise<unknown> {
  try {
    const result = await running
    span.end()
    return result
  } catch (error) {
    failed(span, error)
    throw error
  }
}

/** What is thrown may speak of a person, so that a trace tells its kind alone; a refusal is no fault. */
function failed(span: Span, error: unknown): void {
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

/** The trace that the caller has begun; a new one where it has begun none. */
export function callersContext(traceparent: unknown): Context {
  const [, traceId, spanId, flags] = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) ?? [] : []
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags!, 16) & TraceFlags.SAMPLED, isRemote: true })
}

function requestTracing(): RequestTracing {
  const spans = new WeakMap<FastifyRequest, Span>()
  return {
    enter(request, next) {
      const callers = callersContext(request.headers['traceparent'])
      const route = routeOf(request)
      const span = tracer().startSpan(route === NO_ROUTE ? request.method : `${request.method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, ...(route !== NO_ROUTE && { 'http.route': route }), 'fiducia.request_id': request.id },
      }, callers)
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
        'http.response.status_code': status, 'fiducia.service': service,
        ...(operation !== undefined && { 'fiducia.operation': censored(operation) }), ...(credential !== undefined && { 'fiducia.credential': credential }),
        ...(workspaceId !== undefined && { 'fiducia.workspace_id': workspaceId }),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
