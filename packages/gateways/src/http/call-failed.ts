/**
 * An outside call brought no readable answer: no connection, too late, broken off, no JSON. The message names
 * the call; it never holds the address asked for nor a word of the answer, since both may hold keys and people's
 * addresses. Each client turns it into the error of its own interface.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}
