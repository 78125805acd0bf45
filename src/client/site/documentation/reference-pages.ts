import type { ApiDocument, HttpMethod, JsonSchema, Operation } from '@chauffeur/contract/api-document'
import { curlOf, json, needOf } from '@chauffeur/contract/code-samples'
import { endpoints } from '@chauffeur/contract/endpoints'
import { errorCodes, isErrorCode } from '@chauffeur/contract/error-codes'
import { rateLimits } from '@chauffeur/domain/rate-limits'
import { code, terms, text, type Block, type Section, type Term } from './blocks.ts'
import {
  doneOf,
  fieldOf,
  fieldsOf,
  refName,
  resolveAnswer,
  resolveSchema,
  kindOf,
  sentence,
} from './fields.ts'
import { callPath, type DocumentationPage } from './page.ts'
import { objectPath } from './texts/listen.ts'

interface Call {
  readonly path: string
  readonly method: HttpMethod
  readonly operation: Operation
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const satisfies readonly HttpMethod[]

/** Every call of a description. */
export function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

/** Where the pages of a part of the documentation are, and what they refer to. */
interface Place {
  readonly document: ApiDocument
  /** Below it are its pages of calls and objects. */
  readonly base: string
  /** Where errors are explained. */
  readonly errors: (code: string) => string
}

/** The page of one call: what it is for, what it takes and answers, and what to type to try it. */
export function callPage(call: Call, place: Place, group: string): DocumentationPage {
  const { path, method, operation } = call
  const { operationId, summary, description, parameters = [], requestBody } = operation
  const { document, base } = place
  const linkTo = (name: string) => objectPath(name, base)
  const sent = requestBody?.content['application/json']
  const inAddress = parameters.map(({ name, in: where, required, description = '', schema }) =>
    fieldOf({ name, isRequired: required, schema: { ...schema, description }, place: PLACES[where] }, linkTo),
  )
  const inBody = sent ? fieldsOf(resolveSchema(sent.schema, document), linkTo) : []
  const { status, schema } = doneOf(operation)
  const [title = summary, ...rest] = summary.split(/(?<=\w)[;.:] /)
  return {
    path: callPath(operationId, `${base}/reference`),
    title,
    lead: [...rest.map((more) => sentence(more.charAt(0).toUpperCase() + more.slice(1))), description ?? '']
      .join(' ')
      .trim(),
    group,
    label: shortPath(path),
    call: { method, path },
    facts: factsOf(operation),
    examples: examplesOf(call, document),
    sections: [
      ...(inAddress.length > 0
        ? [{ title: 'Parameters', anchor: 'parameters', body: [terms(inAddress)] }]
        : []),
      ...(requestBody?.content['image/*']
        ? [{ title: 'Body', anchor: 'body', body: [text('The file itself.')] }]
        : []),
      ...(inBody.length > 0 ? [{ title: 'Body', anchor: 'body', body: [terms(inBody)] }] : []),
      { title: `Answer ${status}`, anchor: 'answer', body: answerOf(schema, linkTo) },
      ...refusedOf(operation, place),
    ],
  }
}

const PLACES = { path: 'In the path.', query: 'In the query.', header: 'A header.' } as const

/** Without what all of them begin with. */
function shortPath(path: string): string {
  return path.replace(/^\/api(?:\/v1|\/admin)?/, '').replace(/\{\w+Number\}/g, '{n}')
}

const NEEDS = { 'API key': 'a key', session: 'a session', nothing: 'no key' } as const

function factsOf(operation: Operation): [string, string][] {
  const endpoint = Object.entries(endpoints).find(([name]) => name === operation.operationId)?.[1]
  const scope = endpoint && 'scope' in endpoint ? endpoint.scope : undefined
  const kind = endpoint && 'limit' in endpoint ? endpoint.limit : undefined
  const { key = [], address = [] } = kind ? rateLimits[kind] : {}
  const [limit] = key.length > 0 ? key : address
  return [
    ['Needs', NEEDS[needOf(operation)]],
    ...(scope ? [['Scope', `\`${scope}\``] as [string, string]] : []),
    ...(limit
      ? [
          [
            'Limit',
            `${limit.max} ${limit.seconds === 60 ? 'a minute' : 'an hour'} for each ${key.length > 0 ? 'key' : 'address'}`,
          ] as [string, string],
        ]
      : []),
    ...(operation.parameters?.some(({ name }) => name === 'Idempotency-Key')
      ? [['Repeats', '`Idempotency-Key`'] as [string, string]]
      : []),
  ]
}

/** The first example in each language with its answer; of the others the request in one. */
function examplesOf({ path, method, operation }: Call, document: ApiDocument): Block[] {
  const [{ url } = { url: '' }] = document.servers
  const { status, shown } = doneOf(operation)
  return Object.entries(shown).flatMap(([example, { summary, value }], index): Block[] => {
    const samples = operation['x-codeSamples']
    const curl = { lang: 'curl', source: curlOf({ url, path, method, operation, example }) }
    if (index > 0) return [{ kind: 'answer', status: 'curl', label: summary, code: curl.source }]
    return [
      code(summary, ...(samples ?? [curl])),
      { kind: 'answer', status, label: `${summary}: the answer`, code: shortened(json(value)) },
    ]
  })
}

/** As much of an answer as says what it is like. */
function shortened(text: string): string {
  const lines = text.split('\n')
  return lines.length <= 90 ? text : `${lines.slice(0, 90).join('\n')}\n…`
}

/** A field of an answer: it is there unless the page says otherwise, so that "required" says nothing. */
function asAnswered({ isRequired, note, inside, ...term }: Term): Term {
  const notes = [note, isRequired ? undefined : 'may be missing'].filter((one) => one !== undefined)
  return {
    ...term,
    ...(notes.length > 0 && { note: notes.join(', ') }),
    ...(inside && { inside: inside.map(asAnswered) }),
  }
}

function answerOf(schema: JsonSchema | undefined, linkTo: (name: string) => string): Block[] {
  if (!schema) return [text('A file.')]
  const named = schema.$ref ? schema : schema.items?.$ref ? schema.items : undefined
  if (named) {
    const name = refName(named)
    return [text(`${schema.items ? 'A list of ' : ''}[${name}](${linkTo(name)})`)]
  }
  const fields = fieldsOf(schema, linkTo).map(asAnswered)
  return [fields.length > 0 ? terms(fields) : text(kindOf(schema))]
}

function refusedOf({ responses }: Operation, { document, errors }: Place): Section[] {
  const all = Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, answer]) =>
      (resolveAnswer(answer, document)?.description ?? '').split('\n\n').map((line): Term => {
        const name = line.slice(0, line.indexOf(':'))
        return {
          name,
          note: status,
          text: isErrorCode(name) ? `[${firstSentence(errorCodes[name].meaning)}](${errors(name)})` : line,
        }
      }),
    )
  return all.length > 0
    ? [{ title: 'Refused', anchor: 'refused', body: [{ kind: 'terms', terms: all, isBrief: true }] }]
    : []
}

function firstSentence(text: string): string {
  return /^.+?[.](?= |$)/.exec(text)?.[0] ?? text
}

/** The pages of the objects that calls refer to by name. */
export function objectPages(
  { document, base }: Pick<Place, 'document' | 'base'>,
  group?: string,
): DocumentationPage[] {
  return Object.entries(document.components.schemas)
    .filter(([name]) => !name.endsWith('Request'))
    .map(([name, schema]) => ({
      path: objectPath(name, base),
      title: name,
      lead: sentence(
        schema.description ?? 'An object that several calls and messages have in them. New fields may come',
      ),
      ...(group && { group }),
      sections: [
        {
          title: 'Fields',
          anchor: 'fields',
          body: [terms(fieldsOf(schema, (other) => objectPath(other, base)))],
        },
      ],
    }))
}
