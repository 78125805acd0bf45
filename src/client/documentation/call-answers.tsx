import type { ApiDocument, Operation } from '@chauffeur/contract/api-document'
import { doneOf, resolveAnswer } from './examples-of.ts'
import { FieldList } from './field-list.tsx'
import { Folded } from './folded.tsx'
import { fieldsIn, kindOf, refName } from './describe-schema.ts'

type CallAnswersProps = {
  readonly document: ApiDocument
  readonly operation: Operation
}

/** What a call answers: when it is done, and for each way in which it can be refused. */
export function CallAnswers({ document, operation }: CallAnswersProps) {
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
