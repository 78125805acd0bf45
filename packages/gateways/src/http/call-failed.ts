/**
 * A call to an outside service brought no readable response: no connection, a time-out, a broken connection, no JSON.
 * The message names the call and never repeats the requested address or the response: both may hold keys and people's
 * addresses.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}

/** Makes a call; a `CallFailed` is thrown as the given error of the client's own interface. */
export async function throwCallFailedAs<T>(
  ErrorClass: new (message: string) => Error,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof CallFailed) throw new ErrorClass(error.message)
    throw error
  }
}
