import type { ApiDocument, HttpMethod, Operation } from '@chauffeur/contract/api-document'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CodeBlock, Folded } from './documentation-shell.tsx'
import { curlOf, json, needOf } from './curl-of.ts'
import {
  doneOf,
  examplesOf,
  resolveAnswer,
  fieldsIn,
  kindOf,
  refName,
  SchemaField,
  FieldList,
} from './field-list.tsx'

export interface DocumentedCall {
  readonly path: string
  readonly method: HttpMethod
  readonly operation: Operation
}

type CallSectionProps = DocumentedCall & { readonly document: ApiDocument }

/** One call: what it is for, what it takes and answers, and what to type to try it. */
export function CallSection({ document, path, method, operation }: CallSectionProps) {
  const { operationId, summary, description, parameters = [], requestBody } = operation
  const need = needOf(operation)
  return (
    <article
      id={operationId}
      aria-labelledby={`${operationId}-title`}
      className="grid scroll-mt-6 gap-x-10 gap-y-6 border-t border-line py-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
    >
      <div className="min-w-0">
        <h3 id={`${operationId}-title`} className="text-heading">
          <a href={`#${operationId}`} className="hover:text-accent">
            {summary}
          </a>
        </h3>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <MethodLabel method={method} />
          <code translate="no" className="font-mono text-sm break-all">
            {path}
          </code>
          {need !== 'nothing' && <Badge>{need}</Badge>}
        </p>
        {description && <p className="mt-3 text-soft">{description}</p>}
        {parameters.length > 0 && (
          <>
            <h4 className="mt-6 mb-2 text-sm font-semibold">Parameters</h4>
            <ul className="divide-y divide-line border-y border-line">
              {parameters.map(({ name, in: place, required, description, schema }) => (
                <SchemaField
                  key={name}
                  name={name}
                  isRequired={required}
                  schema={{ ...schema, description: `In the ${place}. ${description ?? ''}`.trim() }}
                />
              ))}
            </ul>
          </>
        )}
        {requestBody && (
          <>
            <h4 className="mt-6 mb-2 text-sm font-semibold">Body</h4>
            {requestBody.content['image/*'] && <p>The file itself.</p>}
            <FieldList schema={requestBody.content['application/json']?.schema ?? {}} />
          </>
        )}
        <CallAnswers document={document} operation={operation} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <CallExamples document={document} path={path} method={method} operation={operation} />
      </div>
    </article>
  )
}

function CallExamples({ document, path, method, operation }: CallSectionProps) {
  const [url = ''] = document.servers.map(({ url }) => url)
  const { status, shown } = doneOf(operation)
  return examplesOf(operation).map((example, index) => {
    const answer = shown[example]
    const title = answer?.summary ?? 'Request'
    const blocks = (
      <>
        <CodeBlock
          title={title}
          label={`${title}: request`}
          code={curlOf({ url, path, method, operation, example })}
        />
        {answer && (
          <CodeBlock title={`Answer ${status}`} label={`${title}: answer`} code={json(answer.value)} />
        )}
      </>
    )
    // Most readers need only the first one.
    return index === 0 ? (
      <div key={example} className="grid gap-3">
        {blocks}
      </div>
    ) : (
      <Folded key={example} title={title}>
        <div className="mt-2 grid gap-3">{blocks}</div>
      </Folded>
    )
  })
}

type CallAnswersProps = {
  readonly document: ApiDocument
  readonly operation: Operation
}

/** The answers of a call: when it is done, and for each way in which it can be refused. */
function CallAnswers({ document, operation }: CallAnswersProps) {
  const { status, schema } = doneOf(operation)
  const named = schema?.$ref ? schema : schema?.items?.$ref ? schema.items : undefined
  const fields = schema && !named ? fieldsIn(schema) : undefined
  const refused = Object.entries(operation.responses).filter(([code]) => /^[45]/.test(code))
  return (
    <>
      <h4 className="mt-6 mb-2 text-sm font-semibold">Answer {status}</h4>
      {named && (
        <p className="text-sm text-soft">
          {schema?.items ? 'A list of ' : ''}
          <a href={`#object-${refName(named)}`} className="link">
            {refName(named)}
          </a>
        </p>
      )}
      {schema && !named && !fields && <p className="text-sm text-soft">{kindOf(schema)}</p>}
      {fields && <FieldList schema={fields} />}
      {refused.length > 0 && (
        <div className="mt-3">
          <Folded title={`Refused with ${refused.map(([code]) => code).join(', ')}`}>
            <dl className="divide-y divide-line border-y border-line">
              {refused.map(([code, answer]) => (
                <div key={code} className="grid gap-x-4 py-2 sm:grid-cols-[3rem_minmax(0,1fr)]">
                  <dt className="font-mono text-sm font-semibold">{code}</dt>
                  <dd>
                    {(resolveAnswer(answer, document)?.description ?? '').split('\n\n').map((line) => (
                      <RefusedLine key={line} line={line} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Folded>
        </div>
      )}
    </>
  )
}

/** `PRICE_CHANGED: The price is no longer…` */
function RefusedLine({ line }: { readonly line: string }) {
  const [, code = '', meaning = line] = /^([A-Z_]+): (.*)$/.exec(line) ?? []
  return (
    <p className="text-sm text-soft">
      <a href={`#error-${code}`} className="link font-mono text-xs">
        {code}
      </a>{' '}
      {meaning}
    </p>
  )
}

const tones: Readonly<Record<string, string>> = {
  get: 'text-success',
  post: 'text-accent',
  patch: 'text-warning',
  delete: 'text-danger',
}

/** GET or POST, as text and by colour. */
function MethodLabel({ method, className }: { readonly method: string; readonly className?: string }) {
  return (
    <span className={classNames('font-mono text-xs font-semibold uppercase', tones[method], className)}>
      {method}
    </span>
  )
}
