import type { ApiResponse, ApiDocument, Operation, Reference } from '@chauffeur/contract/api-document'
import { refName } from './describe-schema.ts'

/** What a call answers when it is done. */
export function doneOf({ responses }: Operation) {
  const [status = '', done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const content = done && 'content' in done ? done.content?.['application/json'] : undefined
  return { status, schema: content?.schema, shown: content?.examples ?? {} }
}

/** The names of a call's examples. */
export function examplesOf(operation: Operation): string[] {
  return Object.keys(doneOf(operation).shown)
}

/** An answer that several calls share stands once in the document. */
export function resolveAnswer(
  answer: ApiResponse | Reference,
  { components }: ApiDocument,
): ApiResponse | undefined {
  return '$ref' in answer ? components.responses[refName(answer)] : answer
}
