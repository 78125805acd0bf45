import type { ApiDocument, HttpMethod, Operation } from '@chauffeur/contract/api-document'
import { Badge } from '../ui/badge.tsx'
import { CallAnswers } from './call-answers.tsx'
import { CodeBlock } from './code-block.tsx'
import { curlOf, json } from './curl-of.ts'
import { doneOf, examplesOf } from './examples-of.ts'
import { Field, FieldList } from './field-list.tsx'
import { Folded } from './folded.tsx'
import { MethodLabel } from './method-label.tsx'
import { needOf } from './need-of.ts'

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
                <Field
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
