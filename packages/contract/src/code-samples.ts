import type { Mode } from '@chauffeur/domain/sandbox'
import type { CodeSample, HttpMethod, Operation } from './api-document.ts'

/** An example of a call in a description of the API. */
interface ExampleCall {
  /** Of the server, without a path. */
  readonly url: string
  readonly path: string
  readonly method: HttpMethod
  readonly operation: Operation
  /** The name of the example. */
  readonly example: string
  /** Which keys open the call. Left out: those of the live server. */
  readonly mode?: Mode
}

/** Stands in samples where the caller's own key belongs. */
export const KEY_PLACEHOLDERS: Readonly<Record<Mode, string>> = { live: 'ctk_live_…', test: 'ctk_test_…' }

/** A request as it is sent, before it is written in a language. */
interface Sent {
  readonly method: string
  readonly address: string
  readonly credentials: readonly (readonly [name: string, value: string])[]
  readonly takesKey: boolean
  readonly sendsPicture: boolean
  readonly body: unknown
}

/** The languages in the order in which they are shown. */
const LANGUAGES: readonly (readonly [lang: string, write: (sent: Sent) => string])[] = [
  ['curl', curl],
  ['TypeScript', typescript],
  ['Python', python],
  ['PHP', php],
]

/** One example in each language, to be copied and run as it is. */
export function samplesOf(call: ExampleCall): CodeSample[] {
  const sent = sentBy(call)
  return LANGUAGES.map(([lang, write]) => ({ lang, source: write(sent) }))
}

/** One example as a command for a terminal. */
export function curlOf(call: ExampleCall): string {
  return curl(sentBy(call))
}

/** JSON as it is shown: two spaces deep. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

/** The proof that a call must carry to be answered. A key that it may carry is not needed. */
export function needOf({ security }: Pick<Operation, 'security'>): 'session' | 'API key' | 'nothing' {
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
  if (isOpen) return 'nothing'
  return security.some((way) => 'session' in way || 'partnerPage' in way) ? 'session' : 'API key'
}

function sentBy({ url, path, method, operation, example, mode = 'live' }: ExampleCall): Sent {
  const { parameters = [], requestBody, security } = operation
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
  const takesApiKey = security.some((way) => 'apiKey' in way)
  return {
    method: method.toUpperCase(),
    address: `${url}${filled}${query.size > 0 ? `?${query}` : ''}`,
    credentials: takesApiKey
      ? [['Authorization', `Bearer ${KEY_PLACEHOLDERS[mode]}`]]
      : needOf(operation) === 'session'
        ? [['Cookie', 'session=…']]
        : [],
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    sendsPicture: content['image/*'] !== undefined,
    body: content['application/json']?.examples?.[example]?.value,
  }
}

function curl({ method, address, credentials, takesKey, sendsPicture, body }: Sent): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellText(address)}`,
    ...credentials.map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...(takesKey ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(sendsPicture ? ['--data-binary @picture.jpg'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${shellText(indented(json(body), '  '))}`]),
  ].join(' \\\n  ')
}

function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function typescript({ method, address, credentials, takesKey, body }: Sent): string {
  const headers = [
    ...credentials.map(([name, value]) => `    ${name}: ${quoted(value)},`),
    ...(takesKey ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
  ]
  return [
    `const response = await fetch(${quoted(address)}, {`,
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    '  headers: {',
    ...headers,
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(json(body), '  ')}),`]),
    '})',
    'console.log(response.status, await response.json())',
  ].join('\n')
}

function python({ method, address, credentials, takesKey, body }: Sent): string {
  return [
    'import json',
    'import urllib.request',
    ...(takesKey ? ['import uuid'] : []),
    '',
    'request = urllib.request.Request(',
    `    ${json(address)},`,
    ...(method === 'GET' ? [] : [`    method=${json(method)},`]),
    '    headers={',
    ...credentials.map(([name, value]) => `        ${json(name)}: ${json(value)},`),
    ...(takesKey ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
    '    },',
    ...(body === undefined
      ? []
      : [`    data=json.dumps(${indented(literal(body, PYTHON), '    ')}).encode(),`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, json.load(response))',
  ].join('\n')
}

function php({ method, address, credentials, takesKey, body }: Sent): string {
  const headers = [
    ...credentials.map(([name, value]) => `            ${quoted(`${name}: ${value}`)},`),
    ...(takesKey ? ["            'Idempotency-Key: ' . bin2hex(random_bytes(16)),"] : []),
    ...(body === undefined ? [] : ["            'Content-Type: application/json',"]),
  ]
  return [
    '<?php',
    '$context = stream_context_create([',
    "    'http' => [",
    `        'method' => ${quoted(method)},`,
    `        'header' => [`,
    ...headers,
    '        ],',
    ...(body === undefined
      ? []
      : [`        'content' => json_encode(${indented(literal(body, PHP), '        ')}),`]),
    "        'ignore_errors' => true,",
    '    ],',
    ']);',
    `$answer = file_get_contents(${quoted(address)}, false, $context);`,
    "echo $http_response_header[0], ' ', $answer;",
  ].join('\n')
}

/** How a language writes values. */
interface Literals {
  readonly constants: Readonly<Record<'null' | 'true' | 'false', string>>
  readonly text: (text: string) => string
  readonly field: (name: string, value: string) => string
  readonly object: readonly [open: string, close: string]
}

const PYTHON: Literals = {
  constants: { null: 'None', true: 'True', false: 'False' },
  text: json,
  field: (name, value) => `${json(name)}: ${value}`,
  object: ['{', '}'],
}

const PHP: Literals = {
  constants: { null: 'null', true: 'true', false: 'false' },
  text: quoted,
  field: (name, value) => `${quoted(name)} => ${value}`,
  object: ['[', ']'],
}

function literal(value: unknown, language: Literals): string {
  if (value === null || value === undefined) return language.constants.null
  if (typeof value === 'boolean') return language.constants[value ? 'true' : 'false']
  if (typeof value === 'string') return language.text(value)
  if (typeof value !== 'object') return json(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : language.object
  const items = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, language))
    : Object.entries(value).map(([name, inner]) => language.field(name, literal(inner, language)))
  if (items.length === 0) return `${open}${close}`
  return `${open}\n${items.map((item) => `    ${indented(item, '    ')},\n`).join('')}${close}`
}

/** In single quotes, as TypeScript and PHP read them alike. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`
}

function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}
