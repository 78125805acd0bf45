import {
  type Delivery,
  type SimulatorResponse,
  badGateway,
  forbidden,
  notFound,
  problem,
  tooMany,
} from './simulator-http.ts'

export type SimulatedCall = 'create' | 'read' | 'find' | 'deactivate' | 'refund' | 'transaction' | 'merchant'

/** Responses given instead of processing the call. */
const errorResponses = {
  '429': tooMany,
  'HTML 502': badGateway,
  'refused with 403': forbidden,
  'refused with 404': notFound,
  'refused with 409': () => problem(409, 'conflict', 'The payment is not refundable in this state.'),
  'refused with 422': () =>
    problem(422, 'unprocessable-entity', 'The processor refused the refund.', {
      errors: [{ code: 'REFUND_AMOUNT_TOO_HIGH', max_refundable_amount: 0 }],
    }),
} as const satisfies Record<string, () => SimulatorResponse>

const alteredResponses = {
  'HTML 502 after the work': badGateway,
  'empty body': (answer) => ({ ...answer, body: '' }),
  'without its page': (answer) => ({
    ...answer,
    body: answer.body.replace(/"hosted_checkout_url":"[^"]*",/g, ''),
  }),
  redirect: (answer) => ({ ...answer, status: 307, headers: { location: 'http://127.0.0.1:9/' } }),
} as const satisfies Record<string, (answer: SimulatorResponse) => SimulatorResponse>

const brokenDeliveries = {
  'reset after the work': 'reset',
  'slow headers': 'silent',
  'stalled body': 'stalled',
  'half JSON': 'half',
  'endless body': 'endless',
} as const satisfies Record<string, Delivery>

/** Faults that belong to one call only. */
type EndpointFault =
  /** Of create: the shop is notified before it knows the checkout's id. */
  | 'notified first'
  /** Of deactivate: somebody pays just before. */
  | 'paid meanwhile'
  /** Of deactivate: a payment under way lands after the checkout was closed. */
  | 'paid afterwards'
  /** Of refund: it is accepted, and shows a minute later. */
  | 'seen late'
  /** Of refund: it is accepted, and stays pending. */
  | 'stays pending'
  /** Of refund: it is accepted, and fails. */
  | 'fails later'

export type Fault =
  | keyof typeof errorResponses
  | keyof typeof alteredResponses
  | keyof typeof brokenDeliveries
  | 'reset before the work'
  | EndpointFault

/** The faults of the next calls, in the order in which they were requested. */
export interface Faults {
  /** Makes the next such call, and only that one, fail in this way. */
  next(call: SimulatedCall, fault: Fault): void
  take(call: SimulatedCall): Fault | undefined
}

export function faultQueue(): Faults {
  const waiting: { call: SimulatedCall; fault: Fault }[] = []
  return {
    next: (call, fault) => void waiting.push({ call, fault }),
    take: (call) => {
      const index = waiting.findIndex((one) => one.call === call)
      return index < 0 ? undefined : waiting.splice(index, 1)[0]?.fault
    },
  }
}

/** The response of a fault that prevents the processing of the call; undefined for any other. */
export function faultResponse(fault: Fault | undefined): SimulatorResponse | undefined {
  if (fault === 'reset before the work') return { status: 500, headers: {}, body: '', delivery: 'reset' }
  return fault !== undefined && isOf(errorResponses, fault) ? errorResponses[fault]() : undefined
}

/** The response after processing, as the fault changes it. */
export function applyFault(answer: SimulatorResponse, fault: Fault | undefined): SimulatorResponse {
  if (fault === undefined) return answer
  if (isOf(alteredResponses, fault)) return alteredResponses[fault](answer)
  return isOf(brokenDeliveries, fault) ? { ...answer, delivery: brokenDeliveries[fault] } : answer
}

function isOf<T extends object>(table: T, fault: PropertyKey): fault is keyof T {
  return Object.hasOwn(table, fault)
}
