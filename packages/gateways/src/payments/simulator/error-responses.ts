import { jsonResponse, type SimulatorResponse } from './simulator-http.ts'

// SumUp's error responses, each in the shape that SumUp gives it.

const PROBLEM = 'application/problem+json'

export function problem(status: number, name: string, detail: string, more: object = {}): SimulatorResponse {
  const type = `https://developer.sumup.com/problem/${name}`
  return jsonResponse(status, { type, title: name, status, detail, trace_id: 'simulated', ...more }, PROBLEM)
}

export const unauthorized = () => problem(401, 'unauthorized', 'The API key is missing or not valid.')

export const forbidden = () =>
  jsonResponse(403, {
    error_message: 'The key has no access to this merchant.',
    error_code: 'FORBIDDEN',
    status_code: '403',
  })

export const notFound = () => jsonResponse(404, { error_code: 'NOT_FOUND', message: 'Resource not found' })

export const invalid = (param: string) =>
  jsonResponse(400, { message: 'Validation error', error_code: 'INVALID', param })

export const duplicated = () =>
  jsonResponse(409, {
    error_code: 'DUPLICATED_CHECKOUT',
    message: 'Checkout with this checkout reference and pay to email already exists',
  })

export const processed = () =>
  jsonResponse(409, { error_code: 'CHECKOUT_PROCESSED', message: 'Checkout is already processed' })

export const cannotBeDeactivated = () =>
  jsonResponse(409, {
    error_code: 'CHECKOUT_CANT_BE_DEACTIVATED',
    message: 'An authorisation of this checkout is in progress',
  })

export const tooMany = (): SimulatorResponse => {
  const answer = jsonResponse(429, { message: 'Too many requests', error_code: 'TOO_MANY_REQUESTS' })
  return { ...answer, headers: { ...answer.headers, 'retry-after': '60' } }
}

export const badGateway = (): SimulatorResponse => ({
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>',
})
