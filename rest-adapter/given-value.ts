import type { FastifyRequest } from 'fastify'
import { LosslessNumber } from 'lossless-json'
import { isObject, parseBody, type Json } from '#kernel/json.ts'
import { Refusal, type ValidationIssue } from '#kernel/refusals.ts'

/** Longer values are not repeated. */
const LENGTH_MAX = 255

export interface IssueWithValue extends ValidationIssue {
  /** The amount of the issue, or else the given value; null when there is none or it may not be repeated. */
  readonly value: unknown
}

/** Adds to each issue its amount, or the given value: scalar values only, with numbers in their original digits. */
export function withValues(
  issues: readonly ValidationIssue[],
  request: Pick<FastifyRequest, 'body' | 'params' | 'query'>,
  money: 'text' | 'number',
): IssueWithValue[] {
  if (issues.length === 0) return []
  const given = [request.params, request.query, bodyOf(request.body)]
  return issues.map(({ field, reason, amount }) => ({
    field,
    reason,
    value: amount === undefined ? repeatableValue(valueAt(given, field)) : moneyIn(amount, money),
  }))
}

const moneyIn = (amount: string, money: 'text' | 'number'): unknown =>
  money === 'number' ? JSON.rawJSON(amount) : amount

function bodyOf(body: unknown): Json | undefined {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined
  try {
    return parseBody(body)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The value at a path such as `items[2].amount`, in the first part of the request that contains the first name. */
function valueAt(parts: readonly unknown[], field: string): unknown {
  const [first, ...rest] = field.split(/\.|\[|\]\.?/).filter(name => name !== '')
  const member = (value: unknown, name: string | undefined): unknown =>
    name !== undefined && (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, name)
      ? (value as Record<string, unknown>)[name]
      : undefined
  const part = parts.find(each => member(each, first) !== undefined)
  return rest.reduce(member, member(part, first))
}

function repeatableValue(value: unknown): unknown {
  if (value instanceof LosslessNumber)
    return value.value.length > LENGTH_MAX ? null : JSON.rawJSON(value.value)
  if (typeof value === 'string') return value.length > LENGTH_MAX ? null : value
  return typeof value === 'boolean' ? value : null
}
