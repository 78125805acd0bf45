/** One measure in Prometheus's text format, with a value for each set of labels. */
export interface Measure {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly values: readonly Value[]
}

export interface Value {
  /** Behind the measure's name, of a histogram's parts. */
  readonly suffix?: '_bucket' | '_sum' | '_count'
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** A measure that has one value. */
export function single(name: string, type: 'counter' | 'gauge', help: string, value: number): Measure {
  return { name, type, help, values: [{ value }] }
}

/** A gauge with a value for each name that a label may have. */
export function byLabel(
  name: string,
  help: string,
  label: string,
  values: Readonly<Record<string, number>>,
): Measure {
  const rows = Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }))
  return { name, type: 'gauge', help, values: rows }
}

/** The measures as Prometheus reads them. */
export function writeMetrics(measures: readonly Measure[]): string {
  const lines = measures.flatMap(({ name, type, help, values }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsOf(labels)} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join()}}` : ''
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
