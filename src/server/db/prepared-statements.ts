/** Each takes memory in every connection; later ones are sent whole each time. */
const MAX_PREPARED = 200

const names = new Map<string, string>()

/**
 * Has the database keep how this statement is read and planned, in each connection that it was sent on. For statements
 * that are sent again and again and name their columns: one that asks for all of them fails once a table gets another.
 */
export function keepPrepared(text: string): void {
  if (names.size < MAX_PREPARED && !names.has(text)) names.set(text, `kept_${names.size}`)
}

/** The part of the driver's connection that sends statements. */
export interface StatementSender {
  query(statement: string | PreparedStatement, values?: readonly unknown[]): Promise<unknown>
}

interface PreparedStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[] | undefined
}

/** Sends the statements that are kept prepared by name. */
export function sendPrepared(connection: StatementSender): void {
  const send = connection.query.bind(connection)
  connection.query = (statement, values) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined
    return typeof statement === 'string' && name !== undefined
      ? send({ name, text: statement, values })
      : send(statement, values)
  }
}
