import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { settingSections } from '../src/server/core/settings.ts'

/** Writes docs/configuration.md from the settings that the server reads. */

export const CONFIGURATION_FILE = join(import.meta.dirname, 'configuration.md')

const INTRODUCTION = `# Settings

This page is made from \`src/server/core/settings.ts\` by \`pnpm docs:configuration\`; change that file and run it.

All settings are environment variables. They are read and checked once, at the start. A wrong value stops the start with
the name of the variable and a sentence. An empty value counts as not set, except for the phone and WhatsApp numbers,
where empty means that none is shown.`

export interface SettingRow {
  readonly name: string
  /** As it is written in the environment; blank where there is none. */
  readonly default: string
  /** The accepted values, in words. */
  readonly values: string
  readonly purpose: string
}

/** The settings of each section, as the page shows them. */
export function describeSettings(): { readonly title: string; readonly rows: readonly SettingRow[] }[] {
  return Object.entries(settingSections).map(([title, section]) => {
    const { properties = {} } = z.toJSONSchema(z.object(section), { io: 'input', unrepresentable: 'any' })
    return { title, rows: Object.entries(properties).map(([name, schema]) => rowOf(name, schema)) }
  })
}

export function configurationPage(): string {
  const sections = describeSettings().map(({ title, rows }) => `## ${title}\n\n${tableOf(rows)}`)
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}

type Schema = z.core.JSONSchema._JSONSchema

function rowOf(name: string, schema: Schema): SettingRow {
  if (typeof schema !== 'object') throw new Error(`${name} accepts anything`)
  const { default: value, description: purpose = '' } = schema
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return { name, default: text === undefined ? '' : code(text), values: valuesOf(schema), purpose }
}

function valuesOf(schema: z.core.JSONSchema.JSONSchema): string {
  const { enum: words, type, format, minimum, maximum, minLength = 0, maxLength } = schema
  if (words) return words.map((word) => code(String(word))).join(', ')
  if (type === 'integer') return `${minimum} to ${maximum}`
  if (format === 'uri') return 'address'
  if (format === 'email') return 'email address'
  const least = minLength > 1 ? [`at least ${minLength}`] : []
  const most = maxLength === undefined ? [] : [`at most ${maxLength}`]
  return least.length + most.length === 0 ? 'text' : `${[...least, ...most].join(', ')} characters`
}

const code = (text: string) => `\`${text}\``

/** Padded, so that the formatter leaves it as it is. */
function tableOf(rows: readonly SettingRow[]): string {
  const cells = [
    ['Variable', 'Default', 'Values', 'For'],
    ...rows.map(({ name, default: value, values, purpose }) => [name, value, values, purpose]),
  ]
  const widths = cells[0]?.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [header = [], ...body] = cells
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

if (import.meta.main) await writeFile(CONFIGURATION_FILE, configurationPage())
