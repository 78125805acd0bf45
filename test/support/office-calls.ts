import type { endpoints } from '@chauffeur/contract/endpoints'
import type { TestApp } from './app.ts'
import type { Answer, DoorName } from './doors.ts'

/** One call by the signed-in administrator. */
export async function askOffice<Name extends keyof typeof endpoints>(
  app: TestApp,
  door: DoorName,
  name: Name,
  input?: object,
): Promise<Answer<Name>> {
  return app.doors[door].ask(name, input, { cookie: await app.office() })
}
