import type { ApiDocument, HttpMethod } from '@chauffeur/contract/api-document'
import type { Mode } from '@chauffeur/domain/sandbox'
import type { Block, Section } from './blocks.ts'
import { doneOf } from './fields.ts'
import { json } from '@chauffeur/contract/code-samples'

/** Where the documentation is. */
export const DOCS = '/api/docs'
export const OFFICE_DOCS = '/api/docs/office'

export interface DocumentationPage {
  readonly path: string
  readonly title: string
  /** Its subject, in a sentence or two. */
  readonly lead: string
  /** The heading that it stands below in the contents; without one it is found by links alone. */
  readonly group?: string
  /** Its name in the contents, where that is shorter. */
  readonly label?: string
  /** Of a page about one call. */
  readonly call?: { readonly method: HttpMethod; readonly path: string }
  /** In a row below the lead: scope, limit. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** Of a page about one call: beside all of it on a wide screen. */
  readonly examples?: readonly Block[]
  readonly sections: readonly Section[]
}

/** The data that the pages are written from. */
export interface Sources {
  /** Of the calls that they are about. */
  readonly document: ApiDocument
  readonly brandName: string
  /** Where the firm is written to. */
  readonly email: string
  /** Where there is a sandbox; null where there is none. */
  readonly sandboxUrl: string | null
  /** Whether the pages are those of the sandbox itself. */
  readonly mode: Mode
}

/** The page of a call. */
export const callPath = (operationId: string, base = `${DOCS}/reference`): string => `${base}/${operationId}`

/** A call in the languages of its samples, and below it what is answered. */
export function sampleOf(document: ApiDocument, operationId: string, label: string): Block[] {
  const operation = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .find((one) => one.operationId === operationId)
  if (!operation) throw new Error(`There is no call ${operationId}`)
  const { status, shown } = doneOf(operation)
  const [example] = Object.values(shown)
  return [
    { kind: 'code', label, samples: operation['x-codeSamples'] ?? [] },
    ...(example
      ? [{ kind: 'answer' as const, status, label: `${label}: the answer`, code: json(example.value) }]
      : []),
  ]
}
