import { noInput, type Endpoint } from '@chauffeur/contract/endpoint'
import { endpoints } from '@chauffeur/contract/endpoints'
import { errorCodes, isErrorCode, type ErrorCode } from '@chauffeur/contract/error-codes'
import { isPartnerCall } from '@chauffeur/contract/partner-calls'

/** The refusals of a call, besides those of any request to any address. */
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
const takesKey: Kind = ({ access }) => access !== 'admin' && access !== 'member'
const isOfMember: Kind = ({ access }) => access === 'member'
const namesOne: Kind = ({ path }) => path.includes(':')

const KINDS: Readonly<Partial<Record<ErrorCode, readonly Kind[]>>> = {
  INVALID_INPUT: [takesInput, isOnce],
  INVALID_JSON: [takesBody],
  BAD_ADDRESS: [namesOne],
  UNAUTHENTICATED: [({ access }) => access === 'admin', isOfMember],
  MEMBER_NOT_ALLOWED: [isOfMember],
  OTHER_PARTNER: [isOfMember],
  WRONG_API_KEY: [everyCall],
  API_KEY_NOT_ALLOWED: [everyCall],
  PARTNER_SUSPENDED: [takesKey, isOfMember],
  PARTNER_ENDED: [takesKey],
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

/** The refusals of any request. A code of a call among them would leave its type open. */
export function codesOfNoCall(): string[] {
  const ofCalls = new Set<string>(Object.values<Endpoint>(endpoints).flatMap(refusalsOf))
  return Object.keys(errorCodes).filter((code) => !ofCalls.has(code))
}

const PARTNER_CODES = new Set<string>([
  ...codesOfNoCall(),
  ...Object.entries<Endpoint>(endpoints).flatMap(([name, call]) =>
    isPartnerCall(name) ? refusalsOf(call) : [],
  ),
])

/** The path at which the documentation explains a code: for partners, or with those that only other calls answer. */
export function explainedAt(code: ErrorCode): string {
  return `/api/docs${PARTNER_CODES.has(code) ? '' : '/office'}/errors#${code}`
}
