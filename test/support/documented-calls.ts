import type { ApiResponse, ApiDocument, Operation, Reference } from '@chauffeur/contract/api-document'
import { fileEndpoints } from '@chauffeur/contract/files'
import { needOf } from '@chauffeur/contract/code-samples'

/** A request that the documentation shows, and what it says of the answer. */
export interface DocumentedCall {
  readonly name: string
  /** The example's name, beside its operation's. */
  readonly example: string
  readonly method: string
  /** With its values and query. */
  readonly path: string
  readonly body: unknown
  readonly needs: ReturnType<typeof needOf>
  readonly status: number
  readonly answer: unknown
}

/** Every example of the document, as a reader would send it. */
export function documentedCalls({ paths }: ApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !isOfFile(operation))
      .flatMap(([method, operation]) => callsOf(path, method, operation)),
  )
}

/** A file has no examples. */
function isOfFile({ operationId, requestBody }: Operation): boolean {
  return operationId in fileEndpoints || requestBody?.content['image/*'] !== undefined
}

function callsOf(path: string, method: string, operation: Operation): DocumentedCall[] {
  const [status = '', done] =
    Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const answers = (done && 'content' in done && done.content?.['application/json']?.examples) || {}
  const bodies = operation.requestBody?.content['application/json']?.examples ?? {}
  return examplesOf(operation).map((example) => ({
    name: operation.operationId,
    example,
    method: method.toUpperCase(),
    path: addressOf(path, operation, example),
    body: bodies[example]?.value,
    needs: needOf(operation),
    status: Number(status),
    answer: answers[example]?.value,
  }))
}

/** Every name under which one of its parts has an example; a call without values has the one of its answer. */
function examplesOf({ parameters = [], requestBody, responses }: Operation): string[] {
  const named = [
    ...parameters.map(({ examples = {} }) => examples),
    requestBody?.content['application/json']?.examples ?? {},
    ...Object.values(responses).map(shown),
  ]
  const names = new Set(named.flatMap((examples) => Object.keys(examples)))
  return names.size > 0 ? [...names] : ['all']
}

function shown(answer: ApiResponse | Reference): object {
  return ('content' in answer && answer.content?.['application/json']?.examples) || {}
}

function addressOf(path: string, { parameters = [] }: Operation, example: string): string {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, examples } of parameters) {
    const shown = examples?.[example]
    if (!shown) continue
    const value = String(shown.value)
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    if (place === 'query') query.set(name, value)
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}
