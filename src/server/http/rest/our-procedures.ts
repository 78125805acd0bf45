import type { Context } from '../../api/context.ts'
import type { Meta } from '../../api/init.ts'

/** The procedures of a router by their dotted names. All were made by one of the builders. */
export function ourProcedures(procedures: object): (readonly [name: string, procedure: OurProcedure])[] {
  return Object.entries(procedures).map(([name, procedure]) => {
    if (!isOurs(procedure)) throw new Error(`${name} was not made by one of the builders`)
    return [name, procedure]
  })
}

/** A procedure as tRPC itself calls it. */
export interface OurProcedure {
  (call: {
    ctx: Context
    path: string
    type: string
    getRawInput: () => Promise<unknown>
    signal: undefined
    batchIndex: number
  }): Promise<unknown>
  readonly _def: { readonly meta: Meta; readonly type: string }
}

// The inside of a procedure, which tRPC does not promise; a test says so if it changes.
function isOurs(procedure: unknown): procedure is OurProcedure {
  return (
    typeof procedure === 'function' && Reflect.get(Reflect.get(procedure, '_def') ?? {}, 'meta')?.endpoint
  )
}
