import { CallFailed } from '../http/call-failed.ts'
import { PlacesUnreachable } from './places.ts'

/** Does the asking; a call that brought nothing readable is a provider that cannot be reached. */
export async function unreachableIfFailed<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallFailed) throw new PlacesUnreachable(error.message)
    throw error
  }
}
