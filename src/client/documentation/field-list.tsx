import type { JsonSchema } from '@chauffeur/contract/api-document'
import { Badge } from '../ui/badge.tsx'
import { fieldsIn, kindOf, refName } from './describe-schema.ts'

/** The fields of an object, one below the other; those inside a field are indented below it. */
export function FieldList({ schema }: { readonly schema: JsonSchema }) {
  const { properties = {}, required = [] } = schema
  return (
    <ul className="divide-y divide-line border-y border-line">
      {Object.entries(properties).map(([name, schema]) => (
        <Field key={name} name={name} schema={schema} isRequired={required.includes(name)} />
      ))}
    </ul>
  )
}

type FieldProps = {
  readonly name: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
}

export function Field({ name, schema, isRequired }: FieldProps) {
  const inside = fieldsIn(schema)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code translate="no" className="font-mono text-sm font-semibold break-all">
          {name}
        </code>
        {isRequired && <Badge tone="accent">required</Badge>}
        <Kind schema={schema} />
      </p>
      {schema.description && <p className="mt-1 text-sm text-soft">{schema.description}</p>}
      {schema.default !== undefined && (
        <p className="mt-1 text-sm text-soft">
          Left out: <code className="font-mono">{JSON.stringify(schema.default)}</code>
        </p>
      )}
      {inside && (
        <div className="mt-3 border-l-2 border-line pl-4">
          <FieldList schema={inside} />
        </div>
      )}
    </li>
  )
}

function Kind({ schema }: { readonly schema: JsonSchema }) {
  const named = schema.$ref ? schema : schema.items?.$ref ? schema.items : undefined
  const words = kindOf(schema)
  return (
    <span className="min-w-0 text-sm break-words text-faint">
      {named ? (
        <>
          {words.slice(0, words.length - refName(named).length)}
          <a href={`#object-${refName(named)}`} className="link">
            {refName(named)}
          </a>
        </>
      ) : (
        words
      )}
    </span>
  )
}
