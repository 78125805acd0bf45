import type { JsonSchema } from '@chauffeur/contract/api-document'
import { schemaNames } from '@chauffeur/contract/schema-names'
import { z } from 'zod'
import { tidySchema } from './tidy-schema.ts'

for (const [id, schema] of Object.entries(schemaNames))
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })

export interface Described {
  readonly schema: JsonSchema
  /** What it refers to, by name. */
  readonly named: Readonly<Record<string, JsonSchema>>
}

/** A schema as a caller sees it: what is sent, or what is answered. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): Described {
  // Inside another one, a schema that has a name is referred to by it.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: 'any' })
  const named = Object.entries($defs).map(([name, inner]) => [name, tidySchema(inner)] as const)
  return { schema: tidySchema(properties?.['it']), named: Object.fromEntries(named) }
}
