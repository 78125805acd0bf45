import { randomUUID } from 'node:crypto'
import { p, Type } from '@mikro-orm/core'

/** The column of a row's id, which is made up where none is given. */
export function uuidKey() {
  return p
    .uuid()
    .primary()
    .onCreate(() => randomUUID())
}

/** A time of a day to the minute, as the domain writes it: HH:MM. */
export class MinuteOfDay extends Type<string, string> {
  override getColumnType(): string {
    return 'time(0)'
  }

  override convertToJSValue(stored: string): string {
    return stored.slice(0, 'HH:MM'.length)
  }
}

/** A column that holds a time of a day, HH:MM. */
export function timeOfDay() {
  return p.type(MinuteOfDay).$type<string>()
}

/** A column that holds a day without its zone, yyyy-MM-dd. */
export function day() {
  return p.date().$type<string>()
}

/** The rule that a column holds one of the domain's values, or nothing where it may be null. */
export function known(table: string, column: string, values: readonly (string | number)[]) {
  const list = values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')
  return { name: `${table}_${column}_known`, expression: `"${column}" in (${list})` }
}

/** The rules of a table by their names, which begin with that of the table. */
export function checksOf(table: string, rules: Readonly<Record<string, string>>) {
  return Object.entries(rules).map(([rule, expression]) => ({ name: `${table}_${rule}`, expression }))
}

/** The indexes of a table that only SQL can say, by their names after that of the table: `(column) where …`, `unique (…)`. */
export function indexesOf(table: string, indexes: Readonly<Record<string, string>>) {
  return Object.entries(indexes).map(([index, definition]) => {
    const [, unique = '', rest = ''] = /^(unique )?(.*)$/s.exec(definition) ?? []
    const name = `${table}_${index}`
    return { name, expression: `create ${unique}index ${name} on ${table} ${rest}` }
  })
}
