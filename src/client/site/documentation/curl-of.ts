import type { HttpMethod, Operation } from '@chauffeur/contract/api-document'

interface ExampleCall {
  readonly url: string
  readonly path: string
  readonly method: HttpMethod
  readonly operation: Operation
  readonly example: string
}

const credentials = {
  nothing: [],
  session: ["-H 'Cookie: session=…'"],
  'API key': ["-H 'Authorization: Bearer ctk_live_…'"],
} as const

/** The example as a command for a terminal, to be pasted as it is. */
export function curlOf({ url, path, method, operation, example }: ExampleCall): string {
  const { parameters = [], requestBody } = operation
  const valueOf = (name: string) => {
    const value = parameters.find((parameter) => parameter.name === name)?.examples?.[example]?.value ?? name
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)))
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.examples?.[example])
      .map(({ name }) => [name, valueOf(name)]),
  )
  const content = requestBody?.content ?? {}
  const body = content['application/json']?.examples?.[example]?.value
  const address = query.size > 0 ? `${url}${filled}?${query}` : `${url}${filled}`
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(address)}`,
    ...credentials[needOf(operation)],
    ...(takesKey(operation) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(content['image/*'] ? ['--data-binary @picture.jpg'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(json(body))}`]),
  ].join(' \\\n  ')
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The proof that a call must carry to be answered. A key that it may carry is not needed. */
export function needOf({ security }: Pick<Operation, 'security'>): 'session' | 'API key' | 'nothing' {
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
  if (isOpen) return 'nothing'
  return security.some((way) => 'session' in way) ? 'session' : 'API key'
}
