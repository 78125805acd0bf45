import { noInput, type Endpoint } from '@chauffeur/contract/endpoint'
import { isErrorCode, type ErrorCode } from '@chauffeur/contract/error-codes'

/** What a call can be refused for, besides what any request to any address can be. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const all = Object.entries(KINDS).flatMap(([code, can]) =>
    can.some((kind) => kind(endpoint)) ? [code] : [],
  )
  return [...new Set([...all, ...(endpoint.refusals ?? [])])].filter(isErrorCode)
}

type Kind = (endpoint: Endpoint) => boolean

const takesInput: Kind = ({ input }) => input !== noInput
const takesBody: Kind = ({ method }) => method !== 'GET'
const isOnce: Kind = (endpoint) => endpoint.acceptsIdempotencyKey === true
const isLimited: Kind = ({ limit }) => limit !== undefined
const everyCall: Kind = () => true
const takesNotEveryKey: Kind = ({ scope, access }) =>
  scope !== undefined || access === 'session' || access === 'admin'
const namesOne: Kind = ({ path }) => path.includes(':')

const KINDS: Readonly<Partial<Record<ErrorCode, readonly Kind[]>>> = {
  INVALID_INPUT: [takesInput, isOnce],
  INVALID_JSON: [takesBody],
  BAD_ADDRESS: [namesOne],
  UNAUTHENTICATED: [({ access }) => access === 'admin'],
  WRONG_API_KEY: [everyCall],
  API_KEY_NOT_ALLOWED: [takesNotEveryKey],
  CROSS_SITE: [takesBody],
  NOT_FOUND: [namesOne],
  REQUEST_IN_PROGRESS: [isOnce],
  BODY_TOO_LARGE: [takesBody],
  ADDRESS_TOO_LONG: [namesOne],
  NOT_JSON: [takesBody],
  IDEMPOTENCY_KEY_REUSED: [isOnce],
  TOO_MANY_REQUESTS: [isLimited],
  DATABASE_UNAVAILABLE: [everyCall],
}
